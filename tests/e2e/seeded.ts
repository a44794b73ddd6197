import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder with the demo data, of which every server of this run has a copy (`serve.mjs`). */
export const seeded = join(tmpdir(), `atrium-e2e-seeded-${process.env.E2E_PORT ?? 3999}`);
