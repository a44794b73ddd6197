import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './config/compressPlugin.ts';
import { manifestPlugin } from './config/manifestPlugin.ts';
import { tokensPlugin } from './config/tokensPlugin.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What always travels together becomes one chunk: pages without sign-in take React alone, the rest comes in parallel. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  // The sign-in page, which the other light pages are made of, too; left alone it falls into small pieces.
  {
    name: 'light',
    test: /(src[\\/]public[\\/](TextField|PasswordField|PageLink|Banner|Facade|Frame|LoginPage|PublicApp|navigate|settings|signInFailure|translation|typedEmail)|i18n[\\/]translate)\.tsx?$/,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  {
    name: 'mui',
    test: /node_modules[\\/](@mui|@emotion|@popperjs|stylis|react-transition-group|clsx)[\\/]/,
    priority: 20,
    minShareCount: 2,
  },
];

/** The portal. The server half is built by `vite.server.config.ts`. */
export default defineConfig({
  plugins: [react(), manifestPlugin(), tokensPlugin(), compressPlugin()],
  // One editor core: its extensions are released one by one, and two cores in a page do not know each other.
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORTAL_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: api, changeOrigin: false } },
  },
});
