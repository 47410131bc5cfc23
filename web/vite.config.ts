import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: "../src/sixgun/server/static", emptyOutDir: true, assetsInlineLimit: 2048 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } }, fs: { allow: [".."] } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {}, // Svelte as the browser runs it
  test: { include: ["tests/**/*.test.ts"] },
}));
