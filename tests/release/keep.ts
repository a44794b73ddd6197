/**
 * `npx tsx tests/release/keep.ts`, when a version is released: keeps the demo data as this version stores it. The migrations that come
 * later are tried on it (`tests/api/migrationsOnRows.test.ts`).
 */
import { seedDemo } from '#server/seed/demo.ts';
import { freshDatabase } from '#tests/api/database.ts';
import { testConfig } from '#tests/api/harness.ts';
import { keepRows } from './rows.ts';

const { db, drop } = await freshDatabase();
await seedDemo(db, testConfig());
await keepRows(db);
await drop();
