/** Every amount comes with its currency, for whoever reads the records of several buildings: in lists, records, sheets and what people are told. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { currencyOf, decimalsOf, isAmount } from '#schemas/kernel/fields/currency.ts';
import type { OutCell } from '#schemas/kernel/sheet/outCell.ts';
import { rowsOf } from '#server/engine/calls/exportJob.ts';
import { textsOf } from '#server/engine/notify/texts.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, startRegistry } from './registry.ts';
import { type Actor, createCall, makeStage, type RecordData, type Stage, send } from './stage.ts';

let api: Api;
let stage: Stage;
let provider: Actor;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  provider = await stage.actor('SUPERADMIN');
});
afterAll(() => api.close());

/** The buildings of the test world. */
const currencies = { here: 'SGD', there: 'GBP' } as const;
type Label = keyof typeof currencies;
const labels = Object.keys(currencies) as Label[];
const AMOUNT = 123_456;

/** Amounts that a record keeps; what a call only asks for has no column. */
const amountsOf = ({ fields }: Entity): string[] =>
  Object.keys(fields).filter((name) => isAmount(fields[name]) && !fields[name]?.asked);
const verb = (entity: Entity, kind: string) => callsOf(entity).find((call) => call.kind === kind);

/** A record of a building whose amounts are all the same. */
async function madeIn(entity: Entity, label: Label): Promise<RecordData> {
  const create = createCall(entity);
  const owner = entity.scope.tenant ? `MASTER_ADMIN@${label}.0` : `LANDLORD_ADMIN@${label}`;
  const maker = create ? await stage.actorFor(create, label) : await stage.actor(owner);
  const record = await stage.recordFor(entity, maker);
  await stage.force(entity, record.id, Object.fromEntries(amountsOf(entity).map((name) => [name, AMOUNT])));
  return record;
}

const withAmounts = entities.filter((entity) => amountsOf(entity).length > 0);
/** The provider; where a path names the office centre, it is this building. */
const providerAt = (label: Label): Actor => ({ ...provider, centreId: api.world[label].building });

it('there are entities with amounts', () => expect(withAmounts.length).toBeGreaterThan(9));

describe.each(withAmounts.map((entity) => [entity.name, entity] as const))('%s, read across two buildings', (_, entity) => {
  const made = {} as Record<Label, RecordData>;
  beforeAll(async () => {
    for (const label of labels) made[label] = await madeIn(entity, label);
  });

  it('says the currency of the building in the list and in the record', async () => {
    for (const label of labels) {
      const list = await send<Paged<RecordData>>(providerAt(label), verb(entity, 'list') as never);
      const found = list.data.items.find(({ id }) => id === made[label].id);
      expect(found && currencyOf(found), `${label} in the list`).toBe(currencies[label]);
      if (!verb(entity, 'get')) continue;
      expect(currencyOf(await stage.get(entity, providerAt(label), made[label])), `${label} by itself`).toBe(currencies[label]);
    }
  });

  it('says it in a spreadsheet, with the building', async () => {
    const rows: unknown[][] = [];
    const reach = reachOf(provider.session);
    for await (const row of rowsOf({ db: api.db, model: api.product.model }, entity, { query: {}, reach, locale: 'en' }))
      rows.push(row);
    const [head = [], ...cells] = rows;
    const currency = head.indexOf('Currency');
    const building = head.findIndex((one) => one === 'Building' || one === 'Office centre');
    const listed = [...entity.list.columns, ...(entity.list.more ?? [])].filter((name) => isAmount(entity.fields[name]));
    expect(building, String(head)).toBeGreaterThan(-1);
    if (!listed.length) return;
    expect(currency, String(head)).toBeGreaterThan(0);
    const names = { here: 'Marina One', there: 'Harbour House' };
    for (const label of labels) {
      const own = cells.filter((row) => row[building] === names[label]);
      expect(new Set(own.map((row) => row[currency]))).toEqual(new Set([currencies[label]]));
      const amounts = own.map((row) => row[currency - 1] as OutCell);
      const asked = { as: 'amount', value: AMOUNT / 10 ** decimalsOf(currencies[label]), currency: currencies[label] };
      expect(amounts).toContainEqual(expect.objectContaining(asked));
    }
  });

  itIf(verb(entity, 'get'))('says it in what people are told', async () => {
    const facts = amountsOf(entity);
    const tell = { on: [], to: [], kind: 'serviceRequest', facts } as const;
    const own = { sendsMail: true, subject: {}, body: { en: facts.map((name) => `%{${name}}`).join(' + ') } };
    for (const label of labels) {
      const record = await stage.get(entity, providerAt(label), made[label]);
      const about = { entity, reach: reachOf(provider.session), operation: 'update', zone: 'UTC' };
      const { message } = textsOf(about, 'made', tell, record, { own });
      expect(message.en).toBe(facts.map(() => `${currencies[label]} 1,234.56`).join(' + '));
    }
  });
});
