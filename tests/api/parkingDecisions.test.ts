/**
 * Decisions on season parking: pending requests can be withdrawn, people are notified, and a termination is not a second
 * approval.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, INSTANCES, openDesk } from './parkingDesk.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
});
afterAll(() => api.close());

const decide: Desk['decide'] = (...asked) => desk.decide(...asked);
const TEAM = 'landlord_admin-here@atrium.example';
const leaving = async (): Promise<Application> => {
  const made = await desk.approved();
  const remark = { terminateRequestRemark: 'Moving out' };
  return (await decide(APPLICATIONS, made, 'request-termination', remark, desk.tenant)).data;
};
const textOf = async (): Promise<string> => {
  const rows = await api.db.query<{ text: string }>(sql`select text from mails order by id desc limit 1`);
  return rows[0]?.text ?? '';
};

describe('a new application', () => {
  it('is mailed to the parties that its car park notifies, whoever submits it', async () => {
    const { id: carParkId } = (
      await desk.building.post<{ id: number }>('/car-parks', {
        code: 'TOLD',
        name: 'With a desk',
        notifyPartyEmail: ['desk@marina.example', 'guard@marina.example'],
      })
    ).data;
    await desk.mails();
    const made = await desk.apply({ carParkId });
    const subject = `New season parking application ${made.referenceNo}`;
    expect(await desk.mails()).toEqual([`desk@marina.example: ${subject}`, `guard@marina.example: ${subject}`]);
    expect(await textOf()).toContain(`vehicle ${made.vehiclePlateNo}`);
  });

  it('is mailed to the building team if the car park notifies nobody', async () => {
    await desk.mails();
    const made = await desk.apply();
    expect(await desk.mails()).toEqual([`${TEAM}: New season parking application ${made.referenceNo}`]);
  });

  it('that is rejected on submission sends no mail', async () => {
    await desk.mails();
    expect((await desk.tenant.post(`${APPLICATIONS}/create`, desk.form({ vehiclePlateNo: '?' }))).status).toBe(422);
    expect(await desk.mails()).toEqual([]);
  });
});

describe('a renewal and a change of vehicle', () => {
  it('are mailed to the building team when they are submitted', async () => {
    const [renewed, changed] = [await desk.approved(), await desk.approved()];
    await desk.mails();
    await desk.renewal(renewed);
    await desk.change(changed);
    expect(await desk.mails()).toEqual([
      `${TEAM}: Season parking ${renewed.referenceNo}: renewal to be decided`,
      `${TEAM}: Season parking ${changed.referenceNo}: change of vehicle to be decided`,
    ]);
  });

  it('can be withdrawn by their tenant while pending: the application is unchanged and the building is notified', async () => {
    for (const ask of [desk.renewal, desk.change]) {
      const application = await desk.approved();
      const { data: asked } = await ask(application);
      expect((await decide(INSTANCES, asked, 'withdraw')).status).toBe(403);
      const stranger = await api.as('MASTER_ADMIN@here.1');
      expect((await decide(INSTANCES, asked, 'withdraw', {}, stranger)).status).toBe(404);
      await desk.mails();
      const answer = await decide(INSTANCES, asked, 'withdraw', {}, desk.tenant);
      expect(answer).toMatchObject({ status: 200, message: 'The request has been withdrawn.', data: { status: 'WITHDRAWN' } });
      expect(answer.data.withdrawnUser).not.toBeNull();
      const { version, updatedDate, updatedUserId, ...after } = await desk.reload(application);
      expect(application).toMatchObject(after);
      expect(await desk.mails()).toEqual([
        expect.stringMatching(`^${TEAM}: Season parking ${application.referenceNo}: the .* has been withdrawn$`),
      ]);
      expect(await decide(INSTANCES, asked, 'approve')).toMatchObject({ status: 409, code: 'notAllowedNow' });
      expect(await decide(INSTANCES, asked, 'withdraw', {}, desk.tenant)).toMatchObject({ code: 'notAllowedNow' });
      expect((await ask(application)).status).toBe(201);
    }
  });
});

describe('withdrawing', () => {
  it('a pending application withdraws all of it: it is kept in the history, and the vehicle is free again', async () => {
    const made = await desk.apply();
    expect((await decide(APPLICATIONS, made, 'withdraw')).status).toBe(403);
    await desk.mails();
    const { data } = await decide(APPLICATIONS, made, 'withdraw', {}, desk.tenant);
    expect(data).toMatchObject({ status: 'WITHDRAWN', withdrawnUser: { label: 'MASTER_ADMIN@here.0' } });
    expect(await desk.mails()).toEqual([`${TEAM}: Season parking application ${made.referenceNo} has been withdrawn`]);
    const [entry] = await desk.historyOf(APPLICATIONS, made);
    expect(entry?.changes).toContainEqual({ field: 'status', from: 'PENDING_APPROVAL', to: 'WITHDRAWN' });
    const { data: past } = await desk.tenant.get<{ items: { id: number }[] }>(
      `${APPLICATIONS}?tab=SEASON_PARKING_APPLICATION&limit=50`,
    );
    expect(past.items.map(({ id }) => id)).toContain(made.id);
    expect(await decide(APPLICATIONS, made, 'approve')).toMatchObject({ status: 409, code: 'notAllowedNow' });
    await desk.apply({ vehiclePlateNo: made.vehiclePlateNo });
  });

  it('a pending termination withdraws only the request: the parking continues', async () => {
    const asked = await leaving();
    await desk.mails();
    const { data } = await decide(APPLICATIONS, asked, 'withdraw', {}, desk.tenant);
    expect(data.status).toBe('APPROVED');
    expect(await desk.mails()).toEqual([
      `${TEAM}: Season parking ${asked.referenceNo}: the request to terminate has been withdrawn`,
    ]);
  });

  it('is rejected after the decision', async () => {
    expect(await decide(APPLICATIONS, await desk.approved(), 'withdraw', {}, desk.tenant)).toMatchObject({
      status: 409,
      code: 'notAllowedNow',
    });
  });
});

describe('a decision', () => {
  it('to approve can have a remark, which is in the mail', async () => {
    const made = await desk.apply();
    const { data } = await decide(APPLICATIONS, made, 'approve', { approveRemark: 'Use the east ramp' });
    expect(data).toMatchObject({ status: 'APPROVED', approveRemark: 'Use the east ramp' });
    expect(await textOf()).toContain('Use the east ramp');
    const { data: renewal } = await desk.renewal(made);
    await decide(INSTANCES, renewal, 'approve', { approveRemark: 'Same place' });
    expect(await textOf()).toContain('Same place');
  });

  it('to end the parking stores its remark for the termination, and keeps the remark of the first approval', async () => {
    const made = (await decide(APPLICATIONS, await desk.apply(), 'approve', { approveRemark: 'Welcome' })).data;
    const reason = { terminateRequestRemark: 'Moving out' };
    await decide(APPLICATIONS, made, 'request-termination', reason, desk.tenant);
    const { data } = await decide(APPLICATIONS, made, 'approve', { approveRemark: 'Leave the pass at the desk' });
    expect(data).toMatchObject({
      status: 'TERMINATED',
      terminateRemark: 'Leave the pass at the desk',
      approveRemark: 'Welcome',
      approvedDate: made.approvedDate,
    });
    expect(await textOf()).toContain('Leave the pass at the desk');
  });

  it('to continue the parking says so, and does not say that an application was rejected', async () => {
    const asked = await leaving();
    await desk.mails();
    await decide(APPLICATIONS, asked, 'reject', { rejectRemark: 'The contract runs' });
    const { username } = await desk.tenant.session();
    expect(await desk.mails()).toEqual([`${username}: Season parking ${asked.referenceNo}: it goes on`]);
    expect(await textOf()).toContain('The contract runs');
  });

  it('on a pending termination approves or rejects it: a direct termination is possible only if none was requested', async () => {
    const asked = await leaving();
    expect(await decide(APPLICATIONS, asked, 'terminate', { terminateRemark: 'x' })).toMatchObject({
      status: 409,
      code: 'notAllowedNow',
    });
  });
});
