import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const DRAWING = '(d=|^ +)"[Mm][-.\\d ]+'; // the path of a drawing is one line, however long

export default defineConfig(
  { ignores: ["src/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { rules: { "max-len": ["error", { code: 120, ignorePattern: DRAWING }] } },
  { files: ["src/words/*.ts"], rules: { "max-len": ["error", { code: 120, ignoreStrings: true }] } },
  {
    files: ["src/**/*.ts", "tests/**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Here maps are read only: state replaces them whole, so that none needs to be watched from within.
    files: ["**/*.svelte.ts"],
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
);
