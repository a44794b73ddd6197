/** The entities of the generated suites: the product's own, or 200 with `REGISTRY=large`. */
import { entities as own } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Sample } from '#schemas/kernel/entity/sample.ts';
import { samples as ownSamples } from '#schemas/samples.ts';
import { areas } from '#server/areas/index.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import type { Rules } from '#server/engine/areas/rules.ts';
import { COUNT, largeRegistry, largeRules, largeSamples } from '../registry/large.ts';
import { nameFor, type Template, tablesOfProduct } from './database.ts';
import { type Api, startApi } from './harness.ts';

const made: readonly Entity[] = process.env.REGISTRY === 'large' ? largeRegistry(COUNT - own.length) : [];

export const entities: readonly Entity[] = made.length ? [...own, ...made] : own;
export const samples: readonly Sample[] = [...ownSamples, ...largeSamples(made)];
/** The rules of areas, by entity. */
export const rules: Readonly<Record<string, Rules>> = Object.assign({}, ...areas.map((area) => area.rules), largeRules(made));

const tables = (): Template => ({
  name: nameFor([tablesOfProduct.name, JSON.stringify(made)]),
  make: async (db) => {
    await tablesOfProduct.make(db);
    await db.script(await migrationSqlFor(made));
  },
});

/** The API over these entities; the caller closes it. */
export const startRegistry = (): Promise<Api> =>
  made.length ? startApi({ entities, areas: [{ name: 'workshop', rules: largeRules(made) }], tables: tables() }) : startApi();
