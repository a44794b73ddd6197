/** The demo data as a template: seeding takes as long as many tests together. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '#server/seed/demo.ts';
import { dayOf, nameFor, type Template, tablesOfProduct } from './database.ts';
import { testConfig } from './harness.ts';

const root = join(import.meta.dirname, '../..');
/** Everything that decides what is seeded: the data goes through the product's own rules. */
const sources = (): string[] =>
  ['server', 'schemas'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );

/** Made anew each day: its dates are relative to today. */
export const demoData = (): Template => ({
  name: nameFor([tablesOfProduct.name, ...sources()]),
  day: dayOf(Date.now()),
  make: async (db) => {
    await tablesOfProduct.make(db);
    await seedDemo(db, testConfig());
  },
});
