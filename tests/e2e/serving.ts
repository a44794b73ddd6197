/** What the end-to-end tests share with the program that serves the product to them (`serve.mjs`). */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The first of the ports of a run. */
export const firstPort = Number(process.env.E2E_PORT ?? 3999);

/** The data folder with the demo data, of which every server of this run has a copy. */
export const seeded = join(tmpdir(), `atrium-e2e-seeded-${firstPort}`);

/** Where `serve.mjs` answers as soon as the demo data is there. */
export const servingPort = firstPort + 9;

/** Resolves when the server at that address answers; started when it is the first time. */
export async function starts(baseURL: string | undefined): Promise<void> {
  await fetch(`http://127.0.0.1:${servingPort}/${new URL(baseURL as string).port}`);
}
