/**
 * What others did to a record that is read beyond its owner (`schemas/kernel/rights/acts.ts`): every such entity, by every kind of reader, in
 * every call that reads. A person whose id and name nothing else has made, changed and stamped the record; companies never find either.
 */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '#schemas/kernel/calls/calls.ts';
import { occupantPath, occupantRecordPath } from '#schemas/kernel/calls/occupant.ts';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isReference, wireKey } from '#schemas/kernel/fields/field.ts';
import { isShared } from '#schemas/kernel/rights/acts.ts';
import type { Api } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';
import { entities, startRegistry } from './registry.ts';
import { type Actor, makeStage, pathOf, type RecordData, type Stage } from './stage.ts';

const UNSEEN = { id: 987_654_321, name: 'Xanthippe Unseen' };
const COMPANIES = ['MASTER_ADMIN@here.0', 'SUB_ADMIN@here.0', 'STAFF@here.0', 'MASTER_ADMIN@here.1', 'STAFF@here.1'];

const sharedOf = (entity: Entity) => isShared(entity.scope);
const isBelow = ({ api, parent, fields }: Entity) => {
  const above = fields[aboveNames(api.under)[0] ?? parent ?? ''];
  return above !== undefined && isReference(above) && entities.some((one) => one.name === above.to && sharedOf(one));
};
const reads = (entity: Entity) =>
  callsOf(entity).filter(
    ({ method, kind }) =>
      method === 'GET' && kind !== 'options' && kind !== 'statusCount' && kind !== 'download' && kind !== 'emailRecord',
  );
/** Rows that no call shows are read nowhere. */
const read = entities.filter((entity) => (sharedOf(entity) || isBelow(entity)) && (reads(entity).length > 0 || entity.occupant));

let api: Api;
let stage: Stage;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  await api.db.query(
    sql`insert into users (id, full_name, username, status) overriding system value values (${UNSEEN.id}, ${UNSEEN.name}, 'unseen@atrium.example', 'ACTIVE')`,
  );
});
afterAll(() => api.close());

/** As if the person had done everything that can be done to the record. */
async function markedBy(entity: Entity, record: RecordData): Promise<void> {
  const stamps = Object.entries(entity.fields).filter(([, field]) => field.stamp && isReference(field));
  await stage.force(entity, record.id, Object.fromEntries(stamps.map(([name, field]) => [wireKey(name, field), UNSEEN.id])));
  await api.db.query(
    sql`update ${sql.raw(`"${entity.table}"`)} set created_user_id = ${UNSEEN.id}, updated_user_id = ${UNSEEN.id} where id = ${record.id}`,
  );
  for (const action of ['update', ...Object.keys(entity.actions)])
    await api.db.query(sql`insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, changes)
      values (${entity.historyOf ?? entity.name}, ${record.id}, ${action}, ${UNSEEN.id}, ${UNSEEN.name}, ${api.world.here.building}, '[]')`);
}

/** What everything that reads the entity answers the person, as one text. */
async function everythingFor(entity: Entity, actor: Actor, record: RecordData): Promise<string> {
  const paths = reads(entity).flatMap((call) => {
    const path = pathOf(call, actor, record);
    return call.kind === 'list' ? [`${path}?limit=100`, `${path}?ids=${record.id}`, `${path}?wildcardSearch=Xanthippe`] : [path];
  });
  if (entity.occupant) paths.push(`${occupantPath(entity)}?limit=100`, occupantRecordPath(entity).replace('{uuid}', record.uuid));
  const answers = await Promise.all(paths.map((path) => actor.client.get(path)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return JSON.stringify(answers.map(({ data }) => data));
}

describe.each(read.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  it('tells companies nothing of who did what, and the building all of it', async () => {
    const owner = await stage.actor(entity.scope.tenant ? 'MASTER_ADMIN@here.0' : 'LANDLORD_ADMIN@here');
    const record = await stage.recordFor(entity, owner);
    await markedBy(entity, record);
    for (const name of COMPANIES) {
      const told = await everythingFor(entity, await stage.actor(name), record);
      expect([name, told.includes(String(UNSEEN.id)), told.includes(UNSEEN.name)]).toEqual([name, false, false]);
    }
    const building = await everythingFor(entity, await stage.actor('LANDLORD_ADMIN@here'), record);
    expect(building).toContain(String(UNSEEN.id));
  });
});

it('finds the entities that are read beyond their owner', () => {
  expect(read.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'marketplace-posts',
      'marketplace-post-histories',
      'documents',
      'car-parks',
      'ahu-units',
      'articles',
    ]),
  );
});

it('lets nobody who asks for a sheet by mail find it there either', async () => {
  const entity = entities.find(({ name }) => name === 'marketplace-posts') as Entity;
  const seller = await stage.actor('MASTER_ADMIN@here.0');
  await markedBy(entity, await stage.recordFor(entity, seller));
  const asked = await seller.client.get('/marketplace-posts/email-record');
  expect(asked.status).toBe(202);
  await api.runJobs();
  const { rows } = await mailedSheet(api);
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(UNSEEN.name);
});
