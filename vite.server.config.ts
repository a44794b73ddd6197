import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Migrations are read at run time; no import names them. */
const copyMigrations: Plugin = {
  name: 'atrium-migrations',
  writeBundle({ dir = 'dist/server' }) {
    cpSync('server/db/migrations', join(dir, 'migrations'), { recursive: true, filter: (path) => !path.includes('meta') });
  },
};

/**
 * The API server beside `node_modules`; the portal is built by `vite.config.ts`. Everything lands in one folder, because
 * the migrations and the thread in which PGlite lives are found beside the file that asks for them.
 */
export default defineConfig({
  plugins: [copyMigrations],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', worker: 'server/db/pglite/worker.mjs' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.mjs' : '[name].js'), chunkFileNames: '[name].js' },
    },
  },
  ssr: { external: true, noExternal: [/^#/] },
});
