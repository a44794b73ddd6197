/** The entities of the generated suites: the product's own, or a hundred with `REGISTRY=large`. */
import { entities as own } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { largeRegistry } from '../registry/large.ts';
import { type Api, startApi } from './harness.ts';

const COUNT = 100;
const made: readonly Entity[] = process.env.REGISTRY === 'large' ? largeRegistry(COUNT - own.length) : [];

export const entities: readonly Entity[] = made.length ? [...own, ...made] : own;

/** The API over these entities; the caller closes it. */
export async function startRegistry(): Promise<Api> {
  if (made.length === 0) return startApi();
  const api = await startApi({ entities });
  await api.db.script(await migrationSqlFor(made));
  return api;
}
