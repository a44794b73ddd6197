/** Puts the icon into the page: the browser asks for a file of its own anew whenever the address changes. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ICON = resolve(import.meta.dirname, '../public/favicon.svg');

export function faviconPlugin(): Plugin {
  return {
    name: 'atrium-favicon',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('"/favicon.svg"', `"data:image/svg+xml,${encodeURIComponent(readFileSync(ICON, 'utf8').trim())}"`),
    },
  };
}
