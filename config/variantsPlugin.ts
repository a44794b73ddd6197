/** Leaves out the variants of Material UI's text field that the portal never shows, which it imports nevertheless. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORTER = /@mui[\\/]material[\\/](?:Select[\\/]Select|TextField[\\/]TextField)\.mjs$/;
const LEFT_OUT = /^\.\.\/(?:FilledInput\/index|NativeSelect\/NativeSelectInput)\.mjs$/;

export function variantsPlugin(): Plugin {
  return {
    name: 'atrium-variants',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && IMPORTER.test(importer) && LEFT_OUT.test(source) ? resolve(import.meta.dirname, 'noVariants.ts') : undefined,
  };
}
