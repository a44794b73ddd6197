import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName } from './config/chunkNames.ts';
import { compressPlugin } from './config/compressPlugin.ts';
import { faviconPlugin } from './config/faviconPlugin.ts';
import { manifestPlugin } from './config/manifestPlugin.ts';
import { packages, routerOfBuild, substitutionsPlugin } from './config/substitutions.ts';
import { tokensPlugin } from './config/tokensPlugin.ts';
import { wordsPlugin } from './config/wordsPlugin.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Widgets that no list shows before something is opened; left to the chunks that use them. */
const laterWidgets =
  'Drawer|Slide|Autocomplete|useAutocomplete|AlertTitle|Card|FormControlLabel|FormGroup|ListItem|ListItemButton|ListItemSecondaryAction|ListSubheader|Radio|RadioGroup|Slider|Switch|Tab|Tabs|TabScrollButton|ToggleButton|ToggleButtonGroup|Rating|Table|TableBody|TableCell|TableContainer|TableHead|TableRow|Tooltip|Popper';
const inPackage = (names: string) => `node_modules[\\\\/](?:${names})[\\\\/]`;

/** What always travels together becomes one chunk: pages without sign-in take React alone, the rest comes in parallel. */
const groups = [
  // With what both halves have besides.
  {
    name: 'react',
    test: new RegExp(
      `${inPackage('react|react-dom|scheduler')}|i18n[\\\\/]translate\\.ts$|src[\\\\/](?:brand\\.tsx|kit[\\\\/]page[\\\\/]tabTitle\\.ts)$`,
    ),
    priority: 30,
  },
  // The sign-in page, which the other light pages are made of, too; left alone it falls into small pieces.
  {
    name: 'light',
    test: /src[\\/]public[\\/](TextField|PasswordField|PageLink|Banner|Facade|Frame|LoginPage|PublicApp|navigate|settings|signInFailure|translation|typedEmail|useProblems)\.tsx?$|authProvider[\\/](otpStep|signIn)\.ts$/,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  {
    name: 'mui',
    // With the theme, which is made of it.
    test: new RegExp(
      `src[\\\\/]theme[\\\\/](?:theme|components)\\.ts$|(?!.*@mui[\\\\/]material[\\\\/](?:${laterWidgets})[\\\\/])^.*${inPackage('@mui[\\\\/](?!icons-)[^\\\\/]+|@emotion|stylis|react-transition-group|clsx')}`,
    ),
    priority: 20,
    minShareCount: 2,
  },
  // The entry with what both halves ask of the session. What it only names for later stays with the frame.
  { name: 'base', test: /src[\\/]main\.tsx$/, priority: 8 },
  // The frame and a list, the first page of nearly everybody, in one piece: dozens of small files cost more than they spare.
  {
    name: 'frame',
    test: /src[\\/](admin[\\/]mount\.tsx|enterAdmin\.ts|landing\.ts)$|resources[\\/]generate[\\/]list[\\/]ListPage\.tsx$|schemas[\\/](kernel[\\/](states[\\/](action|actionState)|areas[\\/](area|screen|widget)|entity[\\/](entity|singleton)|lists[\\/]tabs|rules[\\/]limits)|users[\\/](stamp|directoryAdmins)|tenants[\\/]permit)\.ts$/,
    priority: 5,
  },
  // An area's schemas in one piece, with the buttons of its own that stand above its lists; the server looks for it by its name.
  {
    debugName: 'areas',
    name: (id: string) => {
      const area = /[\\/](?:schemas|resources)[\\/](\w+)[\\/]/.exec(id)?.[1];
      return area ? `area-${area}` : null;
    },
    test: /schemas[\\/](?!kernel)\w+[\\/]index\.ts$|resources[\\/](?!generate)\w+[\\/]\w+Button\.tsx$/,
    priority: 4,
  },
  // Icons that no first page shows.
  { name: 'icons', test: new RegExp(inPackage('@mui[\\\\/]icons-material')), priority: 1, minShareCount: 2 },
  // What stands before the server has answered, with what it reads: running the frame's code first would hold up both.
  {
    name: 'early',
    test: /src[\\/](?:start[\\/]earlyFrame\.ts|admin[\\/]layout[\\/]frame\.css)$|authProvider[\\/](?:localState|encryptedStore|browserDatabase)\.ts$/,
    priority: 6,
  },
  // The clock of a building: the frame has it, and pages without sign-in that need nothing else of the frame.
  { name: 'clock', test: /schemas[\\/]kernel[\\/]fields[\\/]clock\.ts$/, priority: 7 },
  // What every page of the frame loads once it stands: help, tasks, live notices, printing.
  {
    name: 'shell',
    test: /src[\\/]admin[\\/](help[\\/]shellParts|live[\\/]events)\.ts$|resources[\\/]generate[\\/]list[\\/]rows[\\/]PrintRows\.tsx$/,
    priority: 3,
  },
];

/** The portal. The server half is built by `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  plugins: [react(), substitutionsPlugin(), manifestPlugin(), wordsPlugin(), tokensPlugin(), faviconPlugin(), compressPlugin()],
  // One editor core: its extensions are released one by one, and two cores in a page do not know each other.
  resolve: {
    dedupe: ['@tiptap/core', '@tiptap/pm'],
    alias: [...(command === 'build' ? routerOfBuild : []), ...packages].map(({ find, replacement }) => ({ find, replacement })),
  },
  // The libraries that development prepares are made of the same files as those of the build.
  optimizeDeps: { rolldownOptions: { plugins: [substitutionsPlugin()] } },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    license: true,
    // A list of what each lazy chunk imports would be the largest part of the first one. What a page needs first stands in its HTML;
    // what it loads later names its own imports.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === 'js' ? needs.filter((one) => one.endsWith('.css')) : needs,
    },
    sourcemap: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js` },
      treeshake: {
        moduleSideEffects: [
          // A constant of a schema file does not bring what else stands there, such as the validation library.
          { test: /[\\/]schemas[\\/]/, sideEffects: false },
          // Emotion loads it for a function that nobody calls.
          { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        ],
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORTAL_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: api, changeOrigin: false } },
    // The frame is a thousand files and more: they are made while the API starts, not when the first page asks for them.
    warmup: {
      clientFiles: ['src/main.tsx', 'src/admin/mount.tsx', 'resources/generate/list/ListPage.tsx', 'schemas/*/index.ts'],
    },
  },
}));
