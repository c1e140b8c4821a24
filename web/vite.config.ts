import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fluent } from './fluent.ts';
import { offline } from './offline.ts';

/** The server that `npm run dev` talks to; the built pages are served by the server itself. */
const origin = process.env.TANTRIX_SERVER ?? 'http://127.0.0.1:8765';

/**
 * The files that pages share. Each group is one file, since every request costs more than the bytes that one page in four may
 * not need; what a group needs comes with it, unless a group above it has it.
 */
const SHARED = [
  { name: 'initial', tags: ['$initial' as const] },
  {
    name: 'common',
    test: /web\/src\/(core|api|features\/(rankings|chat)\/[a-z]+\.ts|ui\/(?![Bb]oard|Zoom|Side|Seat|Bag|flights|[Cc]arr))/,
    minShareCount: 4,
  },
  { name: 'board', test: /web\/src\/(board|ui\/([Bb]oard|Zoom|[Cc]arr))/ },
  { name: 'offline', test: /web\/src\/offline\/(?!course)/ },
  { name: 'play', test: /web\/src\/(features\/table|ui\/(Bag|flights|SidePanel))/, minShareCount: 3 },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

/** Holds the first paint until the script has chosen language and colours, so that nothing flashes. */
const blockRender: Plugin = {
  name: 'block-render',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script blocking="render" type="module"'),
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: false }), fluent, blockRender, offline],
  // Vitest must take Svelte's browser build, not the one for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/tantrix/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The list of all chunks is part of the first page: names would be most of it.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: SHARED },
      },
    },
  },
  // The file of a worker has a name of its own only for whoever reads traces.
  worker: {
    format: 'es',
    rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: 'assets/[hash:7].js' } },
  },
  server: {
    // The sentences lie beside the server's code.
    fs: { allow: ['..'] },
    // The server compares where a request comes from with where it went: both stay as the browser has them.
    proxy: { '/api': { target: origin, changeOrigin: false }, '/ws': { target: origin, ws: true, changeOrigin: false } },
  },
  // On a busy machine what takes a second here takes many.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
}));
