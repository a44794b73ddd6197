/**
 * What the portal's libraries import and the portal never uses, or has better: each import with what stands in its place. They hold
 * in the build and in `npm run dev` alike, but for the router (below). `tests/unit/substitutions.test.ts` fails when a new version of a
 * package no longer has the import.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const here = (name: string): string => resolve(import.meta.dirname, name);
const inPackages = (path: string): string => resolve(import.meta.dirname, '../node_modules', path);

export interface Substitution {
  /** What is imported, as the importer writes it. */
  find: string | RegExp;
  replacement: string;
  /** Files of packages that import it, one of each kind. */
  importers: readonly string[];
  /** Only for those: others use it. */
  only?: boolean;
}

/** Packages. The bundler knows them as aliases, wherever they are imported. */
export const packages: readonly Substitution[] = [
  // What react-admin takes from lodash, from a library made of modules: a third of the size.
  {
    find: /^lodash\/(\w+)(?:\.js)?$/,
    replacement: 'es-toolkit/compat/$1',
    importers: ['ra-core/dist/util/useFieldValue.js', 'ra-core/dist/util/asyncDebounce.js'],
  },
  {
    find: 'query-string',
    replacement: here('queryString.ts'),
    importers: ['ra-core/dist/dataProvider/fetch.js', 'ra-core/dist/controller/list/useListParams.js'],
  },
  // Lists are mailed by the server; ra-core's own way to write CSV is never used.
  { find: 'jsonexport/dist/index.js', replacement: here('noExport.ts'), importers: ['ra-core/dist/export/defaultExporter.js'] },
  { find: 'inflection', replacement: here('noInflection.ts'), importers: ['ra-core/dist/util/getFieldLabelTranslationArgs.js'] },
  // Polyglot's polyfills for browsers of the time before `Object.entries` and `Object.hasOwn`.
  { find: 'object.entries', replacement: here('nativeEntries.cjs'), importers: ['node-polyglot/index.js'] },
  { find: 'hasown', replacement: here('nativeHas.cjs'), importers: ['node-polyglot/index.js'] },
];

/** The router's package leads bundlers to its build with warnings for developers, which `npm run dev` is to have. */
export const routerOfBuild: readonly Substitution[] = [
  {
    find: /^react-router$/,
    replacement: inPackages('react-router/dist/production/index.mjs'),
    importers: ['react-router-dom/dist/index.mjs'],
  },
  {
    find: /^react-router\/dom$/,
    replacement: inPackages('react-router/dist/production/dom-export.mjs'),
    importers: ['react-router-dom/dist/index.mjs'],
  },
];

/** Files of a package that others of it import by their place: an alias would not reach them in the libraries that development prepares. */
export const files: readonly Substitution[] = [
  {
    find: /^\.\/adapters\/reactRouterProvider\.js$/,
    replacement: here('noDefaultRouter.ts'),
    importers: ['ra-core/dist/routing/RouterProviderContext.js'],
  },
  {
    find: /^\.{1,2}\/(?:styles\/)?defaultTheme\.mjs$/,
    replacement: here('noDefaultTheme.ts'),
    importers: ['@mui/material/styles/useTheme.mjs', '@mui/material/GlobalStyles/GlobalStyles.mjs'],
  },
  // Variants of Material UI's text field, toasts without content of their own, and the ripple, which the theme turns off.
  {
    find: /^\.\.?\/(?:FilledInput\/index|SnackbarContent\/index|NativeSelect\/NativeSelectInput|TouchRipple)\.mjs$/,
    replacement: here('noVariants.ts'),
    importers: [
      '@mui/material/Select/Select.mjs',
      '@mui/material/TextField/TextField.mjs',
      '@mui/material/ButtonBase/ButtonBase.mjs',
      '@mui/material/Snackbar/Snackbar.mjs',
    ],
    // The package's index exports them.
    only: true,
  },
];

/** What stands in place of a file that another one of its package imports. */
export const replacedFile = (source: string, importer: string): string | undefined =>
  files.find(
    ({ find, only, importers }) =>
      (find as RegExp).test(source) && (!only || importers.some((file) => fileOf(importer).endsWith(`/node_modules/${file}`))),
  )?.replacement;

const fileOf = (id: string): string => id.replaceAll('\\', '/').replace(/\?.*$/, '');

export function substitutionsPlugin(): Plugin {
  return {
    name: 'atrium-substitutions',
    enforce: 'pre',
    resolveId: (source, importer) => (importer ? replacedFile(source, importer) : undefined),
  };
}
