import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

/** What makes the page installable: its icons, drawn from the one of the tab, its manifest, and its service worker. */

const ICON = new URL('src/ui/icon.svg', import.meta.url);
const WORKER = new URL('serviceworker.ts', import.meta.url);
const SIZES = [192, 512];
const BACKGROUND = '#191b1e';

/** The icon with room round it, so that whatever cuts its corners leaves the tile whole. */
function picture(svg: string, size: number): Uint8Array {
  const roomy = svg.replace(/viewBox="[^"]*"/, 'viewBox="-21 -21 42 42"');
  return new Resvg(roomy, { background: BACKGROUND, fitTo: { mode: 'width', value: size } }).render().asPng();
}

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  async buildStart() {
    const svg = await readFile(ICON, 'utf8');
    for (const size of SIZES) this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: picture(svg, size) });
    const icons = SIZES.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' }));
    const manifest = {
      name: 'Tantrix',
      short_name: 'Tantrix',
      start_url: '/',
      display: 'standalone',
      background_color: BACKGROUND,
      theme_color: BACKGROUND,
      icons,
    };
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' }, injectTo: 'head' },
  ],
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .sort();
      const { code } = await transformWithOxc(await readFile(WORKER, 'utf8'), 'serviceworker.ts');
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const known = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: known + code });
    },
  },
};
