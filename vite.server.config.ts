import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Migrations are read at run time; no import names them. */
const copyMigrations: Plugin = {
  name: 'atrium-migrations',
  writeBundle({ dir = 'dist/server' }) {
    cpSync('server/db/migrations', join(dir, 'migrations'), {
      recursive: true,
      filter: (path) => !path.endsWith('snapshot.json'),
    });
  },
};

/**
 * The API server and the commands of its operator, beside `node_modules`; the portal is built by `vite.config.ts`. Everything lands in one folder, because
 * the migrations and the threads (PGlite's, those for pictures and for spreadsheets) are found beside the file that asks for them.
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
      input: {
        main: 'server/main.ts',
        seed: 'server/seed/main.ts',
        import: 'server/import/main.ts',
        restore: 'server/restore/main.ts',
        worker: 'server/db/pglite/worker.mjs',
        imageWorker: 'server/files/images/imageWorker.mjs',
        sheetWorker: 'server/files/sheet/sheetWorker.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (/worker$/i.test(name) ? `${name}.mjs` : '[name].js'),
        chunkFileNames: '[name].js',
      },
    },
  },
  // English texts of react-admin: built in, because as a dependency they would bring the portal's libraries along.
  ssr: { external: true, noExternal: [/^#/, 'ra-language-english'] },
});
