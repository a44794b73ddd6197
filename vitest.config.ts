import { defineConfig } from 'vitest/config';
import { manifestPlugin } from './config/manifestPlugin.ts';
import { tokensPlugin } from './config/tokensPlugin.ts';
import { sameOnBoth } from './tests/databases.ts';
import { PATIENCE } from './tests/patience.ts';

/** Where the run's results go as JSON, for whoever sums them up. */
const result = process.env.TEST_RESULT;

/** A test that asserts nothing proves nothing: it fails. What a test waits for has time, however busy the machine is. */
const expect = { requireAssertions: true, poll: PATIENCE };

/** Threads that keep their modules: a file then starts without loading the product again, and PGlite is compiled once. */
const kept = { pool: 'threads', isolate: false } as const;

/** What only a PostgreSQL server has; and in its second run what says the same on either database. */
const left = [
  ...(process.env.TEST_DATABASE_URL ? [] : ['tests/api/**/*.postgres.test.ts']),
  // What needs another program beside it: `npm run try:scale`.
  ...(process.env.TEST_SCALE ? [] : ['tests/api/scale*.test.ts']),
  ...(process.env.TEST_DATABASES === 'differing' ? Object.keys(sameOnBoth).map((name) => `tests/api/${name}.test.ts`) : []),
];

export default defineConfig({
  test: {
    reporters: result ? ['default', 'json'] : ['default'],
    ...(result ? { outputFile: { json: result } } : {}),
    projects: [
      {
        plugins: [manifestPlugin(), tokensPlugin()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          ...kept,
          // All processors; on two, Vitest would leave one idle.
          maxWorkers: '100%',
          testTimeout: 30_000,
          expect,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: left,
          environment: 'node',
          ...kept,
          expect,
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // One more than two processors: each waits now and then for a picture's thread, a file or a child process.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
