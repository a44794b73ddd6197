/** Service requests (002 §3, §4): who asks for what, how it is done, paid and refunded, and who may read what is said about it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { serviceRequestFormSample } from '#schemas/serviceRequests/samples.ts';
import { workingDaysAfter } from '#server/areas/serviceRequests/dueTime.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { menuOf } from '#src/admin/layout/menu.ts';
import { type Api, type Client, type StatusRow as Row, startApi, testConfig } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';
import { uploadAs } from './uploads.ts';

const PATH = '/service-requests';
const COMMENTS = '/service-request-comments';
let api: Api;
let building: Client;
let tenant: Client;
let neighbour: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  neighbour = await api.as('MASTER_ADMIN@here.1');
});
afterAll(() => api.close());

const QUESTIONS: OptionItem[] = [
  {
    id: 'feels',
    position: 1,
    type: 'SINGLE_CHOICE',
    label: { en: 'How does it feel?', 'zh-Hant': '感覺如何？' },
    required: true,
    choices: [
      { id: 'warm', position: 1, label: { en: 'Too warm' } },
      { id: 'cold', position: 2, label: { en: 'Too cold' } },
    ],
  },
  { id: 'rooms', position: 2, type: 'NUMBER', label: { en: 'How many rooms?' }, min: 1, max: 20 },
];
async function formWith(more: object = {}): Promise<Row> {
  const body = { ...serviceRequestFormSample.records[0], dueIn: null, options: QUESTIONS, ...more };
  const { data, errors } = await building.post<Row>('/service-request-forms/create', body);
  expect(errors).toBeUndefined();
  await building.put(`/service-request-forms/uuid/${data.uuid}/publish`, {});
  return data;
}
const ask = (form: Row, more: object = {}, by = tenant) =>
  by.post<Row>(`${PATH}/create`, { serviceRequestFormId: form.id, answers: { feels: 'warm' }, ...more });
async function asked(more: object = {}, formMore: object = {}, by = tenant): Promise<Row> {
  const { data, errors } = await ask(await formWith(formMore), more, by);
  expect(errors).toBeUndefined();
  return data;
}
const at = ({ uuid }: Pick<Row, 'uuid'>) => `${PATH}/uuid/${uuid}`;
const act = (request: Row, action: string, body: object = {}, by = building) => by.put<Row>(`${at(request)}/${action}`, body);
const staffId = async (name = 'LANDLORD_ADMIN@here') => api.world.people[name]?.userId as number;

describe('a service request', () => {
  it('keeps the answers with the questions as they were asked', async () => {
    const form = await formWith();
    const { data } = await ask(form, { answers: { feels: 'cold', rooms: 3 }, location: 'Level 8', remark: 'Please' });
    expect(data).toMatchObject({
      status: 'OPEN',
      tenantId: api.world.here.tenants[0],
      requesterId: api.world.people['MASTER_ADMIN@here.0']?.userId,
      createdByLandlord: false,
      location: 'Level 8',
      referenceNo: expect.stringMatching(/^SR/),
    });
    expect(data.answers).toEqual([
      { id: 'feels', type: 'SINGLE_CHOICE', label: QUESTIONS[0]?.label, value: 'cold', chosen: [{ en: 'Too cold' }] },
      { id: 'rooms', type: 'NUMBER', label: QUESTIONS[1]?.label, value: 3 },
    ]);
    await building.put(`/service-request-forms/uuid/${form.uuid}/service-request-form-options/update`, { options: [] });
    expect(((await building.get<Row>(at(data))).data.answers as GivenAnswer[])[0]?.label).toEqual(QUESTIONS[0]?.label);
  });

  it('is refused without good answers, naming the question', async () => {
    const form = await formWith();
    const refused = (answers: unknown) =>
      ask(form, { answers }).then(({ status, errors }) => [status, Object.keys(errors ?? {})]);
    expect(await refused(null)).toEqual([422, ['answers.feels']]);
    expect(await refused({ feels: 'hot' })).toEqual([422, ['answers.feels']]);
    expect(await refused({ feels: 'warm', rooms: 99 })).toEqual([422, ['answers.rooms']]);
    expect(await refused({ feels: 'warm', other: 1 })).toEqual([422, ['answers.other']]);
    expect(await refused([])).toEqual([422, ['answers']]);
  });

  it('is asked only with a form that is published, visible and for the company', async () => {
    const hidden = await formWith({ isVisible: false });
    const others = await formWith({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[1]] });
    const { data: draft } = await building.post<Row>('/service-request-forms/create', {
      ...serviceRequestFormSample.records[0],
      options: null,
    });
    for (const form of [hidden, others, draft])
      expect(await ask(form)).toMatchObject({ status: 422, errors: { serviceRequestFormId: {} } });
    expect((await ask(hidden, {}, building)).status).toBe(422);
  });

  it('is raised by the building on behalf of a company and its person, or for itself', async () => {
    const form = await formWith();
    const [tenantId] = api.world.here.tenants;
    const requesterId = api.world.people['STAFF@here.0']?.userId;
    const { data } = await ask(form, { tenantId, requesterId }, building);
    expect(data).toMatchObject({ tenantId, requesterId, createdByLandlord: true });
    const stranger = api.world.people['STAFF@here.1']?.userId;
    expect(await ask(form, { tenantId, requesterId: stranger }, building)).toMatchObject({
      status: 422,
      errors: { requesterId: {} },
    });
    expect((await ask(form, {}, building)).data).toMatchObject({ tenantId: null, requesterId: null });
    // A company cannot ask in the name of another one.
    expect((await ask(form, { tenantId: api.world.here.tenants[1] })).status).toBe(422);
  });

  it('is seen by its company and the building alone (R-0925)', async () => {
    const request = await asked();
    expect((await tenant.get(at(request))).status).toBe(200);
    expect((await neighbour.get(at(request))).status).toBe(404);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(at(request))).status).toBe(404);
    const ids = async (by: Client) => (await by.get<Paged<Row>>(`${PATH}?limit=100`)).data.items.map(({ id }) => id);
    expect(await ids(tenant)).toContain(request.id);
    expect(await ids(building)).toContain(request.id);
    expect(await ids(neighbour)).not.toContain(request.id);
    // Companies have a page of their own for the same list, which their menu shows.
    const page = pagesOf(manifestOf(areas)).find(({ path }) => path === '/tenant-service-request/requests');
    expect(page && pageRefusal(await tenant.session(), page)).toBeUndefined();
    const menuOfTenant = menuOf(await tenant.session(), manifestOf(areas)).flatMap(({ entries }) =>
      entries.map(({ path }) => path),
    );
    expect(menuOfTenant).toContain('/tenant-service-request/requests');
    expect(menuOfTenant).not.toContain('/service-request/requests');
    const menuOfTeam = menuOf(await building.session(), manifestOf(areas)).flatMap(({ entries }) =>
      entries.map(({ path }) => path),
    );
    expect(menuOfTeam).toContain('/service-request/requests');
    expect(menuOfTeam).not.toContain('/tenant-service-request/requests');
  });

  it('is accepted, done, and told what was done; a company only cancels it while it is open', async () => {
    const request = await asked();
    expect((await act(request, 'accept', {}, tenant)).status).toBe(403);
    expect((await act(request, 'complete')).status).toBe(409);
    expect((await act(request, 'accept')).data).toMatchObject({ status: 'IN_PROGRESS', acceptedUserId: await staffId() });
    expect((await act(request, 'cancel', {}, tenant)).status).toBe(409);
    // Accepting says who does it; whoever was to do it before stays, where it says nothing.
    const [mine, assigned] = [await asked(), await asked()];
    expect((await act(mine, 'accept', { assigneeId: await staffId() })).data).toMatchObject({ assigneeId: await staffId() });
    await act(assigned, 'assign', { assigneeId: await staffId() });
    expect((await act(assigned, 'accept')).data).toMatchObject({ status: 'IN_PROGRESS', assigneeId: await staffId() });
    const { data } = await act(request, 'complete', { completeRemark: 'The valve was closed.' });
    expect(data).toMatchObject({ status: 'COMPLETED', completeRemark: 'The valve was closed.' });
    const other = await asked();
    expect((await act(other, 'reject')).status).toBe(422);
    expect((await act(other, 'reject', { rejectRemark: 'Not ours.' })).data.status).toBe('REJECTED');
    const third = await asked();
    expect((await act(third, 'cancel', {}, neighbour)).status).toBe(404);
    expect((await act(third, 'cancel', {}, tenant)).data.status).toBe('CANCELLED');
  });

  it('is accepted once when two people accept it at the same moment', async () => {
    const request = await asked();
    const other = await api.asIn('SUPERADMIN', api.world.here.building);
    const answers = await Promise.all([act(request, 'accept'), act(request, 'accept', {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBeTruthy();
    expect((await building.get<Row>(at(request))).data.version).toBe(request.version + 1);
  });

  it('begins in progress where its form accepts it at once', async () => {
    const request = await asked({}, { isAutoApproval: true });
    expect(request).toMatchObject({ status: 'IN_PROGRESS', acceptedDate: expect.any(String), acceptedUserId: null });
  });

  it('goes to the assignee of its form, and to whoever is chosen of the building’s staff', async () => {
    const assigneeId = await staffId('CONCIERGE@here');
    const request = await asked({}, { assigneeId });
    expect(request.assigneeId).toBe(assigneeId);
    const mine = await staffId();
    const { data } = await act(request, 'assign', { assigneeId: mine, watchersIds: [assigneeId] });
    expect(data).toMatchObject({ assigneeId: mine, watchersIds: [assigneeId] });
    const stranger = api.world.people['MASTER_ADMIN@here.0']?.userId;
    expect(await act(request, 'assign', { assigneeId: stranger })).toMatchObject({ status: 422, errors: { assigneeId: {} } });
    expect((await act(request, 'assign', { assigneeId: mine }, tenant)).status).toBe(403);
    // Who watches is nobody else's business.
    expect((await tenant.get<Row>(at(request))).data).not.toHaveProperty('watchersIds');
  });
});

describe('the due time of a service request', () => {
  it('is counted in hours by the form', async () => {
    const before = Date.now();
    const request = await asked({}, { dueIn: 4, dueUnit: 'HOURS' });
    const due = Date.parse(request.dueAt as string);
    expect(due).toBeGreaterThanOrEqual(before + 4 * 3_600_000 - 1000);
    expect(due).toBeLessThanOrEqual(Date.now() + 4 * 3_600_000 + 1000);
    expect(request.overdue).toBe(false);
  });

  it('is counted in working days without weekends and days off', async () => {
    // 2026-01-01 is a Thursday.
    expect(workingDaysAfter('2026-01-01', 1, new Set())).toBe('2026-01-02');
    expect(workingDaysAfter('2026-01-01', 2, new Set())).toBe('2026-01-05');
    expect(workingDaysAfter('2026-01-01', 2, new Set(['2026-01-05']))).toBe('2026-01-06');
    expect(workingDaysAfter('2026-01-03', 1, new Set())).toBe('2026-01-05');
    const request = await asked({}, { dueIn: 3, dueUnit: 'WORKING_DAYS' });
    const [there] = await api.db.query<{ day: string; weekday: number }>(
      sql`select extract(isodow from due_at at time zone 'Asia/Singapore')::int as weekday from service_requests where id = ${request.id}`,
    );
    expect(there?.weekday).toBeLessThan(6);
  });

  it('passes: the request is in the tab of late ones until it is done, and marked once', async () => {
    const request = await asked({}, { dueIn: 1, dueUnit: 'HOURS' });
    await api.db.query(sql`update service_requests set due_at = now() - interval '1 minute' where id = ${request.id}`);
    const late = async () =>
      (await building.get<Paged<Row>>(`${PATH}?tab=OVERDUE&limit=100`)).data.items.some(({ id }) => id === request.id);
    expect(await late()).toBe(true);
    await moveByTime(api.db, api.product.model, true, testConfig());
    const marked = (await building.get<Row>(at(request))).data;
    expect(marked).toMatchObject({ status: 'OPEN', overdue: true, overdueDate: expect.any(String) });
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect((await building.get<Row>(at(request))).data.version).toBe(marked.version);
    // With a later time it is not late any more, and may become late again.
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await act(request, 'assign', { dueAt: later })).data).toMatchObject({ overdue: false, overdueDate: null });
    await api.db.query(sql`update service_requests set due_at = now() - interval '1 minute' where id = ${request.id}`);
    // Whatever its status was, it stays, and the history calls it the same.
    await act(request, 'accept');
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect((await building.get<Row>(at(request))).data).toMatchObject({
      status: 'IN_PROGRESS',
      overdueDate: expect.any(String),
    });
    const { items } = (await building.get<Paged<Row>>(`${at(request)}/history`)).data;
    const statuses = items.filter(({ action }) => action === 'overdue').map(({ changes }) => changes);
    expect(statuses).toEqual([
      [expect.objectContaining({ from: 'IN_PROGRESS', to: 'IN_PROGRESS' })],
      [expect.objectContaining({ from: 'OPEN', to: 'OPEN' })],
    ]);
    expect((await act(request, 'complete')).data.overdue).toBe(false);
    expect(await late()).toBe(false);
  });
});

describe('the refund of a service request', () => {
  it('is recorded with its reason by the building, once, and never of more than was paid (R-0923)', async () => {
    const request = await asked({}, { isPayment: true, price: 12_000 });
    expect(request).toMatchObject({ amount: 12_000, paymentStatus: 'UNPAID' });
    const refund = (body: object, by = building) => act(request, 'refund', { refundReason: 'Nobody came.', ...body }, by);
    expect((await refund({ refundAmount: 12_000 })).status).toBe(409);
    expect((await act(request, 'mark-as-paid', {}, tenant)).status).toBe(403);
    expect((await act(request, 'mark-as-paid')).data.paymentStatus).toBe('PAID');
    expect((await act(request, 'mark-as-paid')).status).toBe(409);
    expect(await refund({ refundAmount: 12_001 })).toMatchObject({
      status: 422,
      errors: { refundAmount: { code: 'refundTooMuch' } },
    });
    expect((await refund({ refundAmount: 0.5 })).status).toBe(422);
    expect((await act(request, 'refund', { refundAmount: 12_000 })).status).toBe(422);
    expect((await refund({ refundAmount: 12_000 }, tenant)).status).toBe(403);
    const { data, message } = await refund({ refundAmount: 9000 });
    expect([message, data.paymentStatus, data.refundAmount]).toEqual(['The refund has been recorded.', 'REFUNDED', 9000]);
    expect((await refund({ refundAmount: 1 })).status).toBe(409);
  });

  it('does not exist where nothing is charged', async () => {
    expect(await asked({}, { isPayment: false })).toMatchObject({ amount: null, paymentStatus: null });
    // The price at the time of the request counts.
    const form = await formWith({ isPayment: true, price: 5_000 });
    const { data } = await ask(form);
    await api.db.query(sql`update service_request_forms set price = 9000 where id = ${form.id}`);
    expect((await building.get<Row>(at(data))).data.amount).toBe(5_000);
  });
});

describe('comments on a service request', () => {
  const comment = (request: Row, text: string, by: Client, more: object = {}) =>
    by.post<Row>(`${COMMENTS}/create`, { serviceRequestId: request.id, comment: text, ...more });

  it('go between the company and the building, with pictures', async () => {
    const request = await asked();
    const picture = await uploadAs(tenant, 'png');
    const { data } = await comment(request, 'It drips.', tenant, { imageFileIds: [picture] });
    expect(data).toMatchObject({ comment: 'It drips.', authorId: api.world.people['MASTER_ADMIN@here.0']?.userId });
    await comment(request, 'We come at noon.', building);
    const seen = await tenant.get<Paged<Row>>(`${COMMENTS}?serviceRequestId=${request.id}`);
    expect(seen.data.items.map(({ comment: text }) => text)).toEqual(['We come at noon.', 'It drips.']);
    expect((await comment(request, 'x', neighbour)).status).toBe(422);
    expect((await comment(request, '', tenant)).status).toBe(422);
  });

  it('that are internal never reach the company, by whatever way it asks', async () => {
    const request = await asked();
    const picture = await uploadAs(building, 'png');
    const { data } = await comment(request, 'The tenant owes us rent.', building, { isInternal: true, imageFileIds: [picture] });
    expect(data.tenantId).toBeNull();
    const attacker = tenant;
    expect((await attacker.get(`${COMMENTS}/uuid/${data.uuid}`)).status).toBe(404);
    expect((await attacker.get(`${COMMENTS}/uuid/${data.uuid}/history`)).status).toBe(404);
    for (const query of [
      '',
      `&serviceRequestId=${request.id}`,
      '&wildcardSearch=rent',
      `&ids=${data.id}`,
      `&authorId=${data.authorId}`,
    ]) {
      const answer = await attacker.get<Paged<Row>>(`${COMMENTS}?limit=100${query}`);
      expect(JSON.stringify(answer.data ?? {}), query).not.toContain('owes us');
      expect(
        (answer.data?.items ?? []).map(({ id }) => id),
        query,
      ).not.toContain(data.id);
    }
    // What is internal is no filter, no field and no input of a company.
    expect((await attacker.get(`${COMMENTS}?isInternal=true`)).status).toBe(400);
    const own = await comment(request, 'Mine', attacker);
    expect(own.data).not.toHaveProperty('isInternal');
    expect((await comment(request, 'Mine', attacker, { isInternal: true })).status).toBe(422);
    expect(JSON.stringify((await attacker.get(at(request))).data)).not.toContain('owes us');
    expect(JSON.stringify((await attacker.get(`${at(request)}/history`)).data)).not.toContain('owes us');
    const file = (data.imageFile as { fullPath: string }[] | null)?.[0]?.fullPath ?? '';
    expect(file).toBeTruthy();
    expect((await attacker.get(file.replace(/^\/api(\/v1)?/, ''))).status).toBe(404);
    // Everybody of the building reads it.
    const staff = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await staff.get<Row>(`${COMMENTS}/uuid/${data.uuid}`)).data.comment).toBe('The tenant owes us rent.');
  });
});

describe('the list of service requests by mail', () => {
  it('has a column for each question, of one form and of several (R-0924)', async () => {
    const form = await formWith({ title: { en: 'Temperature' } });
    await ask(form, { answers: { feels: 'cold', rooms: 7 } });
    const answer = await building.get(`${PATH}/email-record?serviceRequestFormId=${form.id}`);
    expect(answer).toMatchObject({ status: 202, message: 'The record list will be emailed to you once it is ready.' });
    await api.runJobs();
    const { rows } = await mailedSheet(api);
    const [head = [], first = []] = rows;
    expect(head.slice(-2)).toEqual(['How does it feel?', 'How many rooms?']);
    expect(first.slice(-2)).toEqual(['Too cold', 7]);
    const keys = await formWith({
      title: { en: 'Keys' },
      options: [{ id: 'feels', position: 1, type: 'SHORT_TEXT', label: { en: 'Number' } }],
    });
    await ask(keys, { answers: { feels: 'K-17' } });
    await building.get(`${PATH}/email-record`);
    await api.runJobs();
    const all = await mailedSheet(api);
    const header = all.rows[0] as string[];
    const [temperature, number] = [header.indexOf('Temperature: How does it feel?'), header.indexOf('Keys: Number')];
    expect([temperature, number].every((index) => index > 0)).toBe(true);
    const row = all.rows.find((cells) => cells[number] === 'K-17');
    expect(row?.[temperature]).toBe('');
    // A company's sheet has its own requests only.
    await ask(form, { answers: { feels: 'warm', rooms: 19 } }, neighbour);
    await tenant.get(`${PATH}/email-record`);
    await api.runJobs();
    const own = (await mailedSheet(api)).rows.flat();
    expect([own.includes(7), own.includes(19)]).toEqual([true, false]);
  });
});

describe('people who only use the app', () => {
  const OCCUPANT = '/occupant/service-request-forms';
  it('see the forms that are for them, ask once for each key, follow what is said, and cancel', async () => {
    const person = await api.as('STAFF@here.1');
    const form = await formWith({ title: { en: 'In the app' }, notifyPartyEmail: ['secret@atrium.example'] });
    const hidden = await formWith({ isVisible: false });
    const seen = await person.get<Row & { requests: Row[] }>(`${OCCUPANT}/uuid/${form.uuid}`);
    expect(seen).toMatchObject({ status: 200, data: { title: { en: 'In the app' }, requests: [] } });
    expect(JSON.stringify(seen.data)).not.toContain('secret@');
    expect((await person.get(`${OCCUPANT}/uuid/${hidden.uuid}`)).status).toBe(404);
    const submit = (requestKey: string, answers: object, by = person) =>
      by.put<{ number: number }>(`${OCCUPANT}/uuid/${form.uuid}/submit`, { requestKey, location: 'Level 3', answers });
    expect(await submit('one', { feels: 'hot' })).toMatchObject({ status: 422, errors: { 'answers.feels': {} } });
    expect((await submit('one', { feels: 'warm' })).data.number).toBe(1);
    expect((await submit('one', { feels: 'warm' })).data.number).toBe(1);
    expect((await submit('two', { feels: 'warm' })).data.number).toBe(2);
    const [first, second] = (await person.get<{ requests: Row[] }>(`${OCCUPANT}/uuid/${form.uuid}`)).data.requests as [Row, Row];
    expect(first).toMatchObject({ status: 'OPEN', location: 'Level 3', answers: [{ id: 'feels', value: 'warm' }] });
    const [stored] = (await building.get<Paged<Row>>(`${PATH}?serviceRequestFormId=${form.id}&limit=1`)).data.items;
    expect(stored).toMatchObject({ tenantId: api.world.here.tenants[1], createdByLandlord: false });

    const comments = (request: Row) => `/occupant/service-requests/uuid/${request.uuid}/comments`;
    await building.post(`${COMMENTS}/create`, { serviceRequestId: stored?.id, comment: 'Between us', isInternal: true });
    await building.post(`${COMMENTS}/create`, { serviceRequestId: stored?.id, comment: 'We come' });
    const said = await person.post<Row[]>(comments(second), { comment: 'Thank you' });
    expect(said.data.map(({ comment }) => comment)).toEqual(['We come', 'Thank you']);
    expect((await person.get<Row[]>(comments(second))).data).toHaveLength(2);
    // Somebody else’s request does not exist for a person, not even for a colleague.
    const colleague = await api.as('SUB_ADMIN@here.1');
    for (const by of [colleague, tenant, await api.as('MASTER_ADMIN@there.0')]) {
      expect((await by.get(comments(second))).status).toBe(404);
      expect((await by.post(comments(second), { comment: 'x' })).status).toBe(404);
      expect((await by.put(`/occupant/service-requests/uuid/${second.uuid}/cancel`, {})).status).toBe(404);
    }
    const cancel = (request: Row) => person.put(`/occupant/service-requests/uuid/${request.uuid}/cancel`, {});
    expect(await cancel(first)).toMatchObject({ status: 200, data: { status: 'CANCELLED' } });
    expect((await cancel(first)).status).toBe(409);
    await act(stored as Row, 'accept');
    expect((await cancel(second)).status).toBe(409);
  });
});
