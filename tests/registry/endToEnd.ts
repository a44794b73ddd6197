/**
 * The end-to-end tests on a copy of the product with 200 entities (`REGISTRY=large npm test -- e2e`). Arguments are
 * Playwright's: the names of files, for example.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildLargeProduct } from './largeProduct.ts';

const copy = buildLargeProduct({ withTests: true });
// It starts `npm run dev`, which installs packages: the copy shares those of the product, and they would be gone.
rmSync(join(copy, 'tests/e2e/dev.spec.ts'));
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  cwd: copy,
  stdio: 'inherit',
});
// What Playwright keeps of a test that failed.
const kept = join(copy, 'test-results/e2e');
const results = join(import.meta.dirname, '../../test-results/e2e.large');
rmSync(results, { recursive: true, force: true });
if (existsSync(kept)) cpSync(kept, results, { recursive: true });
rmSync(copy, { recursive: true, force: true });
process.exit(status ?? 1);
