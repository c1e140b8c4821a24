import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fluent } from './fluent.ts';
import { offline } from './offline.ts';

/** The server that `npm run dev` talks to; the built pages are served by the server itself. */
const origin = process.env.TANTRIX_SERVER ?? 'http://127.0.0.1:8765';

/** The files that nearly every page needs; none of them draws tiles. */
const EVERYWHERE = /web\/src\/(api\/|core\/(?!legal|tiletext|pieces)|ui\/(Header|Icon|Notice|Dialog|accountlink))/;

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
      checks: { pluginTimings: false },
      // The list of all chunks is part of the first page: names would be most of it.
      // What every page needs is one file: on a slow line a round trip costs more than its bytes.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: [{ name: 'base', test: EVERYWHERE }] },
      },
    },
  },
  // The file of a worker has a name of its own only for whoever reads traces.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].js' } } },
  server: {
    // The sentences lie beside the server's code.
    fs: { allow: ['..'] },
    proxy: { '/api': origin, '/ws': { target: origin, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
