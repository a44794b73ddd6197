/** Limits on several records (`limits`), notices by status, and a deletion under a path of its own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor, snapshotOf, statementsBetween } from '#server/db/snapshot.ts';
import { HOUR } from '../times.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { showing } from './showing.ts';

const added = showing as unknown as Entity;
const all = [...entities, added] as readonly Entity[];
const start = Date.now() + HOUR;
const at = (hours: number) => new Date(start + hours * HOUR).toISOString();
const FREE = translate('en', 'errors.duplicate');
const LOUD = translate('en', 'errors.maintenanceScheduled');

interface Showing extends Record<string, unknown> {
  id: number;
  version: number;
}
let api: Api;
let building: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi({ entities: all });
  await api.db.script(await migrationSqlFor([added]));
  [building, other] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('LANDLORD_ADMIN@there')]);
});
afterAll(() => api.close());

let rooms = 0;
const room = () => {
  rooms += 1;
  return `R${rooms}`;
};
const add = (values: object, by = building) =>
  by.post<Showing>('/showings', { name: 'x', startAt: at(0), endAt: at(1), ...values });
const made = ({ success, data, ...rest }: Answer<Showing>) => {
  if (!success) throw new Error(JSON.stringify(rest));
  return data;
};

describe('records that may not overlap', () => {
  it('are refused with a sentence of their own at the start of the period', async () => {
    const here = room();
    made(await add({ room: here, startAt: at(0), endAt: at(2) }));
    const clash = await add({ room: here, startAt: at(1), endAt: at(3) });
    expect(clash).toMatchObject({ status: 409, code: 'duplicate', message: FREE });
    expect(clash.errors).toEqual({ startAt: { code: 'duplicate', message: FREE } });
    // One may begin when the other ends, in another room at any time, and in another building as well.
    made(await add({ room: here, startAt: at(2), endAt: at(3) }));
    made(await add({ room: room(), startAt: at(1), endAt: at(3) }));
    made(await add({ room: here, startAt: at(1), endAt: at(3) }, other));
  });

  it('count only in the named statuses, and not once they are deleted', async () => {
    const here = room();
    const [first, second] = [made(await add({ room: here })), made(await add({ room: here, startAt: at(4), endAt: at(5) }))];
    await api.db.query(sql`update showings set status = 'ENDED' where id = ${first.id}`);
    const third = made(await add({ room: here }));
    expect((await building.put(`/showings/${third.id}/delete`, { version: third.version })).status).toBe(200);
    made(await add({ room: here }));
    const { version, name } = second;
    const moved = await building.put(`/showings/${second.id}`, { name, room: here, startAt: at(0.5), endAt: at(5), version });
    expect(moved).toMatchObject({ status: 409, errors: { startAt: { message: FREE } } });
  });

  it('are one of fifty that are written at the same time', async () => {
    const here = room();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => add({ room: here, startAt: at(index / 100), endAt: at(1) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    const rows = await api.db.query(sql`select id from showings where room = ${here}`);
    expect(rows).toHaveLength(1);
  });
});

describe('one record at a time', () => {
  it('is one of fifty that are written at the same time, in each building', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add({ room: room(), loud: true })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    // No input of the form can be changed to make room, so the sentence stands for the whole form.
    for (const one of refused) expect(one).toMatchObject({ status: 409, code: 'maintenanceScheduled', message: LOUD });
    made(await add({ room: room(), loud: true }, other));
    const [loud] = answers.filter(({ success }) => success);
    const { id, version } = made(loud as Answer<Showing>);
    expect((await building.put(`/showings/${id}/delete`, { version })).status).toBe(200);
    made(await add({ room: room(), loud: true }));
  });
});

it('changes limits by a migration: the old one goes first, the new one comes last', async () => {
  const none = await snapshotOf([...entities, { ...added, limits: {} }]);
  const both = await snapshotOf(all);
  expect(await statementsBetween(both, both)).toEqual([]);
  const [first, second, ...more] = await statementsBetween(none, both);
  expect(more).toEqual([]);
  expect(first).toBe(
    `alter table "showings" add constraint "showings_free_limit" exclude using gist ("office_centre_id" with =, "room" with =, tstzrange("start_at", "end_at", '[)') with &&) where ("status" in ('SCHEDULED', 'ONGOING') and deleted_date is null);`,
  );
  expect(second).toBe(
    `create unique index "showings_one_loud_limit" on "showings" ("office_centre_id") where ("loud" in (true) and deleted_date is null);`,
  );
  const back = await statementsBetween(both, none);
  expect(back).toEqual([
    'alter table "showings" drop constraint if exists "showings_free_limit";',
    'drop index if exists "showings_one_loud_limit";',
  ]);
});

describe('a notice by status', () => {
  it('speaks of the record as it was before a deletion, an action or an update', async () => {
    const [draft, over] = [made(await add({ room: room() })), made(await add({ room: room() }))];
    await api.db.query(sql`update showings set status = 'ENDED' where id = ${over.id}`);
    const put = async ({ id }: Showing, tail: string) => (await building.put(`/showings/${id}/${tail}`)).message;
    expect(await put(draft, 'recall')).toBe(translate('en', 'notices.recordAdded'));
    expect(await put(over, 'recall')).toBe(translate('en', 'notices.recordUpdated'));
    expect(await put(draft, 'delete')).toBe(translate('en', 'notices.mailResent'));
    expect(await put(over, 'delete')).toBe(translate('en', 'notices.recordDeleted'));
    const gone = await building.get(`/showings/${draft.id}`);
    expect(gone.status).toBe(404);
  });
});
