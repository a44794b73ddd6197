/** In-app ads as the app shows them: whom, in which order, until they are closed often enough, and what is counted (002 §3). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { inHours } from '../times.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Shown {
  uuid: string;
  name: { en: string };
  done: Record<string, number>;
}
const PATH = '/in-app-pop-up-forms';
let api: Api;
let building: Client;
let person: Client;
let neighbour: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  person = await api.as('STAFF@here.0');
  neighbour = await api.as('STAFF@here.1');
});
afterAll(() => api.close());

async function ongoing(name: string, over: object = {}): Promise<string> {
  const body = { name: { en: name }, publishStartDate: inHours(-1), publishEndDate: inHours(48), viewableBy: 'ALL', ...over };
  const made = await building.post<{ uuid: string; version: number }>(`${PATH}/create`, body);
  const { uuid, version } = made.data;
  const { data } = await building.put<{ status: string }>(`${PATH}/uuid/${uuid}/publish`, { version });
  expect(data.status).toBe('ONGOING');
  return uuid;
}
const shown = async (client: Client) => (await client.get<Paged<Shown>>(`/occupant${PATH}`)).data.items;
const tell = (client: Client, uuid: string, act: string, number: number) =>
  client.put<{ number: number }>(`/occupant${PATH}/uuid/${uuid}/${act}`, { number });

it('an ad is shown in the order of the building until the person has closed it as often as it allows (R-0859, R-0860)', async () => {
  const first = await ongoing('First');
  const second = await ongoing('Second', { viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[0]] });
  const draft = await building.post<{ uuid: string }>(`${PATH}/create`, {
    name: { en: 'Draft' },
    publishStartDate: inHours(-1),
    publishEndDate: inHours(1),
    viewableBy: 'ALL',
  });
  expect((await shown(person)).map(({ uuid }) => uuid)).toEqual([first, second]);
  expect((await shown(neighbour)).map(({ uuid }) => uuid)).toEqual([first]);
  expect((await tell(person, draft.data.uuid, 'show', 1)).status).toBe(404);

  await building.put(`${PATH}/uuid/${first}/update-dismissal-limit`, { dismissalLimit: 2 });
  await tell(person, first, 'dismiss', 1);
  expect((await shown(person))[0]?.done).toEqual({ show: 0, dismiss: 1, open: 0 });
  await tell(person, first, 'dismiss', 2);
  expect((await shown(person)).map(({ uuid }) => uuid)).toEqual([second]);
  await building.put(`${PATH}/uuid/${second}/update-visible`, { visible: false });
  expect(await shown(person)).toEqual([]);
});

it('what the app tells is counted once for each time, with the person and the company', async () => {
  const uuid = await ongoing('Counted');
  for (const number of [1, 1, 2, 2, 2]) expect((await tell(person, uuid, 'show', number)).status).toBe(200);
  await tell(neighbour, uuid, 'show', 1);
  await tell(person, uuid, 'open', 1);
  const rows = await api.db.query<{ action: string; company: number; times: number }>(
    sql`select e.action, e.office_centre_id as company, count(*)::int as times from in_app_pop_up_events e
      join in_app_pop_up_forms f on f.id = e.in_app_pop_up_form_id where f.uuid = ${uuid} group by 1, 2 order by 1, 2`,
  );
  const [mine, others] = api.world.here.tenants;
  expect(rows).toEqual([
    { action: 'OPENED', company: mine, times: 1 },
    { action: 'SHOWN', company: mine, times: 2 },
    { action: 'SHOWN', company: others, times: 1 },
  ]);
  expect((await building.get<{ sentOutCount: number }>(`${PATH}/uuid/${uuid}`)).data.sentOutCount).toBe(3);
});
