/** Pending work of a person, as the menu counts it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from './harness.ts';
import { APPLICATIONS, type Desk, INSTANCES, openDesk } from './parkingDesk.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
});
afterAll(() => api.close());

const NAME = 'season-parking-applications';
type Counts = Record<string, number>;
const waits = async (who = desk.building): Promise<Counts> => (await who.get<Counts>('/waiting')).data;

describe('GET /waiting', () => {
  it('counts the building’s pending decisions: new applications, terminations, renewals and changes', async () => {
    const before = (await waits())[NAME] ?? 0;
    const made = await desk.apply();
    expect((await waits())[NAME]).toBe(before + 1);
    await desk.decide(APPLICATIONS, made, 'approve');
    expect((await waits())[NAME]).toBe(before);
    await desk.decide(APPLICATIONS, made, 'request-termination', { terminateRequestRemark: 'Gone' }, desk.tenant);
    expect((await waits())[NAME]).toBe(before + 1);
    await desk.decide(APPLICATIONS, made, 'withdraw', {}, desk.tenant);
    const { data: renewal } = await desk.renewal(made);
    expect((await waits())[NAME]).toBe(before + 1);
    await desk.decide(INSTANCES, renewal, 'approve');
    expect((await waits())[NAME]).toBe(before);
  });

  it('equals the number on the tab that it links to', async () => {
    await desk.apply();
    const { data: tabs } = await desk.building.get<Counts>(`${APPLICATIONS}/get-status-count`);
    expect((await waits())[NAME]).toBe(tabs.PENDING);
  });

  it('is of what people decide alone: a tenant visits; a viewer, and the provider without a selected building, nothing', async () => {
    await desk.apply();
    expect(await waits(desk.tenant)).toEqual({ visits: 0 });
    for (const who of [await api.as('LANDLORD_ADMIN_VIEW_ONLY@here'), await api.as('SUPERADMIN')])
      expect(await waits(who)).toEqual({});
  });

  it('counts the rows of the person’s own building only', async () => {
    const there = await api.as('LANDLORD_ADMIN@there');
    const before = await waits(there);
    await desk.apply();
    expect(await waits(there)).toEqual(before);
  });

  it('requires a session', async () => {
    expect((await api.app.inject({ url: '/api/waiting' })).statusCode).toBe(401);
  });
});
