/**
 * Leaves out what Material UI imports and the portal never shows: variants of its text field, toasts without
 * content of their own, and the ripple, which the theme turns off.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORTER =
  /@mui[\\/]material[\\/](?:Select[\\/]Select|TextField[\\/]TextField|ButtonBase[\\/]ButtonBase|Snackbar[\\/]Snackbar)\.mjs$/;
const LEFT_OUT = /^\.\.?\/(?:FilledInput\/index|SnackbarContent\/index|NativeSelect\/NativeSelectInput|TouchRipple)\.mjs$/;

export function variantsPlugin(): Plugin {
  return {
    name: 'atrium-variants',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && IMPORTER.test(importer) && LEFT_OUT.test(source) ? resolve(import.meta.dirname, 'noVariants.ts') : undefined,
  };
}
