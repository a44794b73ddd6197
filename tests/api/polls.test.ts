/** Polls (002 §3, §4, §7, §8): their states, their questions, and what people have answered. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pollForm } from '#schemas/engagement/pollForm.ts';
import { pollFormSample } from '#schemas/engagement/samples.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { ResultsAnswer } from '#schemas/kernel/lists/results.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { HOUR } from '../times.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';

interface Poll {
  id: number;
  uuid: string;
  version: number;
  status: string;
  options: OptionItem[];
  optionsVersion: number;
  formerOptions: OptionItem[] | null;
  [key: string]: unknown;
}
const around = {
  publishStartDate: new Date(Date.now() - HOUR).toISOString(),
  publishEndDate: new Date(Date.now() + HOUR).toISOString(),
};
const QUESTIONS: OptionItem[] = [
  { id: 'stars', position: 1, type: 'RATING', label: { en: 'How clean is it?' }, required: true, max: 5 },
  {
    id: 'where',
    position: 2,
    type: 'MULTIPLE_CHOICE',
    label: { en: 'Where could it be cleaner?' },
    choices: [
      { id: 'floor', position: 1, label: { en: 'Floor' } },
      { id: 'air', position: 2, label: { en: 'Air' } },
    ],
  },
  { id: 'wish', position: 3, type: 'LONG_TEXT', label: { en: 'What do you wish?' } },
];

let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

async function draft(over: object = {}): Promise<Poll> {
  const { data, errors } = await building.post<Poll>('/poll-forms/create', {
    ...pollFormSample.records[0],
    ...around,
    options: QUESTIONS,
    ...over,
  });
  expect(errors).toBeUndefined();
  return data;
}
const call = (poll: Poll, what: string, body: object = {}) => building.put<Poll>(`/poll-forms/uuid/${poll.uuid}/${what}`, body);
const read = async (poll: Poll) => (await building.get<Poll>(`/poll-forms/uuid/${poll.uuid}`)).data;
async function published(over: object = {}): Promise<Poll> {
  return (await call(await draft(over), 'publish')).data;
}
const answer = async (name: string, poll: Poll, answers: object) =>
  (await api.as(name)).put(`/occupant/poll-forms/uuid/${poll.uuid}/answer`, { answers });
const results = async (poll: Poll, query = '') =>
  (await building.get<ResultsAnswer>(`/poll-forms/uuid/${poll.uuid}/dashboard${query}`)).data;
const question = (answered: ResultsAnswer, id: string) => answered.questions.find((one) => one.id === id);

describe('a poll', () => {
  it('has the fields of its paragraph and starts as a draft with a limit of 3 dismissals (R-0809, R-0810, R-0812, R-0815)', async () => {
    const answered = await building.post<Poll>('/poll-forms/create', { ...pollFormSample.records[0] });
    expect(answered).toMatchObject({ status: 201, message: 'Poll draft has been created.' });
    expect(answered.data).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'DRAFT',
      triggerPoint: 'HOME_PAGE',
      viewableBy: 'ALL',
      dismissalLimit: 3,
      successPage: null,
      visible: true,
      optionsVersion: 1,
    });
    expect(answered.data.options.map(({ id, position, type }) => [id, position, type])).toEqual([
      ['opens', 1, 'SINGLE_CHOICE'],
      ['wish', 2, 'LONG_TEXT'],
    ]);
  });

  it('is listed by page, limit, sortProperties and sortDirection, with a count of every status (R-0811, R-0831)', async () => {
    await draft();
    await published();
    const { data } = await building.get<Paged<Poll>>('/poll-forms?page=1&limit=2&sortProperties=referenceNo&sortDirection=DESC');
    const [first, second] = data.items.map(({ referenceNo }) => String(referenceNo));
    expect(data.items).toHaveLength(2);
    expect(String(first) > String(second)).toBe(true);
    const counts = (await building.get<Record<string, number>>('/poll-forms/status-count')).data;
    for (const status of ['DRAFT', 'PUBLISHED', 'ENDED'])
      expect(counts[status]).toBe((await building.get<Paged<Poll>>(`/poll-forms?tab=${status}`)).data.total);
    expect(counts.DRAFT).toBeGreaterThan(0);
  });

  it('takes its type of question and its trigger point from drop-downs (R-0813, R-0814)', async () => {
    const values = async (path: string) => (await building.get<Option[]>(path)).data;
    const types = await values('/poll-forms/option-type-drop-down');
    expect(types.map(({ value }) => value)).toEqual(expect.arrayContaining(['SINGLE_CHOICE', 'RATING', 'LONG_TEXT']));
    expect(types.map(({ value }) => value)).not.toContain('FILE');
    expect(types.find(({ value }) => value === 'RATING')?.label).toBe('Rating');
    expect((await values('/poll-forms/trigger-point-drop-down')).map(({ value }) => value)).toContain('APP_LAUNCH');
  });

  it('has its five pages (R-0832)', () => {
    const shape = (path: string | undefined) => path?.replace(/:\w+/, '{uuid}');
    expect([pollForm.pages.list, pollForm.pages.create, pollForm.pages.show].map(shape)).toEqual([
      '/polling/listings',
      '/polling/listings/new',
      '/polling/listings/{uuid}',
    ]);
    expect(shape(pollForm.actions.updateOptions.page)).toBe('/polling/listings/{uuid}/option-fields');
    expect(shape(pollForm.results?.page)).toBe('/polling/listings/{uuid}/results');
  });
});

describe('the states of a poll', () => {
  it('a draft is published (R-0816)', async () => {
    const poll = await draft();
    expect(await call(poll, 'publish')).toMatchObject({
      status: 200,
      message: 'Poll has been published.',
      data: { status: 'PUBLISHED' },
    });
    expect(await call(poll, 'publish')).toMatchObject({ status: 409, code: 'notAllowedNow' });
  });

  it('a poll whose period is over is not published', async () => {
    const past = { publishStartDate: '2026-01-01T00:00:00.000Z', publishEndDate: '2026-01-02T00:00:00.000Z' };
    expect(await call(await draft(past), 'publish')).toMatchObject({ status: 409, code: 'notAllowedNow' });
  });

  it('drafts and published polls are deleted, each with its own message (R-0817, R-0818, R-0819)', async () => {
    const remove = (poll: Poll) => call(poll, 'delete', { version: poll.version });
    const first = await draft();
    expect(await remove(first)).toMatchObject({ status: 200, message: 'Draft has been deleted.' });
    expect(await remove(await published())).toMatchObject({ status: 200, message: 'Poll has been deleted.' });
    expect((await building.get(`/poll-forms/uuid/${first.uuid}`)).status).toBe(404);
  });

  it('it ends by itself when its period is over, once', async () => {
    const poll = await published();
    await api.db.query(sql`update poll_forms set publish_end_date = now() - interval '1 second' where id = ${poll.id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect(await read(poll)).toMatchObject({ status: 'ENDED', version: poll.version + 1 });
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect((await read(poll)).version).toBe(poll.version + 1);
    expect(await call(poll, 'poll-form-options/update', { options: QUESTIONS })).toMatchObject({ status: 409 });
  });

  it('visibility, success page, dismissal limit and detail are updated (R-0820, R-0821, R-0822, R-0824)', async () => {
    const poll = await published();
    expect(await call(poll, 'update-visible', { visible: false })).toMatchObject({
      message: 'Poll visibility has been updated.',
      data: { visible: false },
    });
    expect(await call(poll, 'update-success-page', { successPage: { en: '<p>Thank you</p>' } })).toMatchObject({
      message: 'Poll success page has been updated.',
      data: { successPage: { en: '<p>Thank you</p>' } },
    });
    const { data } = await call(poll, 'update-dismissal-limit', { dismissalLimit: 5 });
    expect(data).toMatchObject({ dismissalLimit: 5 });
    const detail = {
      name: { en: 'Another name' },
      triggerPoint: 'APP_LAUNCH',
      ...around,
      viewableBy: 'ALL',
      version: data.version,
    };
    expect(await call(poll, 'update-detail', detail)).toMatchObject({ status: 200, data: { name: { en: 'Another name' } } });
    expect((await call(poll, 'update-dismissal-limit', { dismissalLimit: 4 })).message).toBe(
      'Poll dismissal limit has been updated.',
    );
  });
});

describe('the questions of a poll', () => {
  it('of a draft are simply changed (R-0823)', async () => {
    const poll = await draft();
    const options = QUESTIONS.map((item) => (item.id === 'wish' ? { ...item, label: { en: 'Anything else?' } } : item));
    const { data, message } = await call(poll, 'poll-form-options/update', { options });
    expect(message).toBe('Option fields have been updated.');
    expect(data.options.map(({ id }) => id)).toEqual(['stars', 'where', 'wish']);
    expect(data).toMatchObject({ optionsVersion: 1, formerOptions: null });
  });

  it('are put in order and numbered from 1, and read in that order (R-0825, R-0826, R-0827, R-0828)', async () => {
    const poll = await published();
    const moved = await call(poll, 'poll-form-options/update-position', { ids: ['wish', 'stars', 'where'] });
    expect(moved).toMatchObject({ status: 200, message: 'Option fields have been updated.' });
    const { data } = await building.get<Poll>(`/poll-forms/uuid/${poll.uuid}/poll-form-options`);
    expect(data.options.map(({ id, position }) => [id, position])).toEqual([
      ['wish', 1],
      ['stars', 2],
      ['where', 3],
    ]);
    expect(await read(poll)).toMatchObject({ optionsVersion: 1, formerOptions: null });
    for (const ids of [['wish', 'stars'], ['wish', 'wish', 'stars'], ['wish', 'stars', 'what'], 'wish', undefined])
      expect(await call(poll, 'poll-form-options/update-position', { ids })).toMatchObject({ status: 422 });
    expect(await call(poll, 'poll-form-options/update-position', { ids: ['wish', 'stars', 'where'], version: 1 })).toMatchObject({
      status: 409,
    });
  });

  it('of a published poll get a new version, and what was answered stays readable', async () => {
    const poll = await published();
    await answer('STAFF@here.0', poll, { stars: 2, wish: 'Plants' });
    const options = poll.options
      .filter(({ id }) => id !== 'where')
      .map((item) => (item.id === 'wish' ? { ...item, label: { en: 'Anything else?' } } : item));
    const { data } = await call(poll, 'poll-form-options/update', { options });
    expect(data.options.map(({ id }) => id)).toEqual(['stars', 'wish-v2']);
    expect(data.formerOptions?.map(({ id }) => id)).toEqual(['where', 'wish']);
    expect(data.optionsVersion).toBe(2);
    await answer('STAFF@here.1', poll, { stars: 4, 'wish-v2': 'Nothing' });
    const answered = await results(poll);
    expect(question(answered, 'wish')).toMatchObject({ former: true, answered: 1, label: { en: 'What do you wish?' } });
    expect(question(answered, 'wish-v2')).toMatchObject({ former: false, answered: 1 });
    expect(question(answered, 'stars')).toMatchObject({ answered: 2, average: 3 });
    expect(question(answered, 'where')).toBeUndefined();
  });
});

describe('the results of a poll', () => {
  it('are counted by question, day and company, as answers come in (R-0829)', async () => {
    const poll = await published();
    expect(await results(poll)).toMatchObject({ total: 0, days: [], companies: [] });
    await answer('STAFF@here.0', poll, { stars: 5, where: ['floor', 'air'], wish: 'More plants' });
    await answer('MASTER_ADMIN@here.0', poll, { stars: 4, where: ['air'] });
    await answer('STAFF@here.1', poll, { stars: 5 });
    const answered = await results(poll);
    expect(answered.total).toBe(3);
    expect(question(answered, 'stars')).toMatchObject({ answered: 3, average: 4.67 });
    expect(question(answered, 'stars')?.values.map(({ count }) => count)).toEqual([0, 0, 0, 1, 2]);
    expect(question(answered, 'where')).toMatchObject({ answered: 2, average: null });
    expect(question(answered, 'where')?.values.map(({ value, count }) => [value, count])).toEqual([
      ['floor', 1],
      ['air', 2],
    ]);
    expect(question(answered, 'wish')).toMatchObject({ answered: 1, values: [] });
    expect(answered.days.map(({ count }) => count)).toEqual([3]);
    const { tenants } = api.world.here;
    expect(answered.companies.map(({ id, count }) => [id, count])).toEqual([
      [tenants[0], 2],
      [tenants[1], 1],
    ]);
    const narrowed = await results(poll, `?companyId=${tenants[1]}`);
    expect(narrowed.total).toBe(1);
    const day = answered.days[0]?.day ?? '';
    expect((await results(poll, `?from=${day}&to=${day}`)).total).toBe(3);
    expect((await results(poll, '?to=2020-01-01')).total).toBe(0);
    for (const query of ['?from=soon', '?companyId=x', '?tab=1'])
      expect((await building.get(`/poll-forms/uuid/${poll.uuid}/dashboard${query}`)).status).toBe(400);
  });

  it('agree with the answers when many people answer at once', async () => {
    const poll = await published();
    const people = [
      'STAFF@here.0',
      'MASTER_ADMIN@here.0',
      'SUB_ADMIN@here.0',
      'STAFF@here.1',
      'MASTER_ADMIN@here.1',
      'SUB_ADMIN@here.1',
    ];
    const sent = await Promise.all(
      people.map((name, index) => answer(name, poll, { stars: 1 + (index % 5), where: ['air', 'floor'] })),
    );
    expect(sent.map(({ status }) => status)).toEqual(people.map(() => 200));
    const again = await Promise.all(
      people.map((name, index) => answer(name, poll, { stars: 1 + (index % 5), where: ['air', 'floor'] })),
    );
    expect(again.every(({ status }) => status === 200)).toBe(true);
    const answered = await results(poll);
    expect(answered.total).toBe(people.length);
    expect(question(answered, 'where')?.values.map(({ count }) => count)).toEqual([people.length, people.length]);
  });

  it('are for those who may see polls, within their building', async () => {
    const poll = await published();
    const path = `/poll-forms/uuid/${poll.uuid}/dashboard`;
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(path)).status).toBe(404);
    expect((await (await api.as('MASTER_ADMIN@here.0')).get(path)).status).toBe(403);
    expect((await (await api.as('LANDLORD_ADMIN_VIEW_ONLY@here')).get(path)).status).toBe(200);
  });

  it('list what people wrote, found by search, company and day', async () => {
    const poll = await published();
    await answer('STAFF@here.0', poll, { stars: 5, wish: 'A fountain in the lobby' });
    await answer('STAFF@here.1', poll, { stars: 1 });
    const list = async (query: string) =>
      (await building.get<Paged<{ tenantId: number }>>(`/poll-form-responses?pollFormId=${poll.id}${query}`)).data.total;
    expect(await list('')).toBe(2);
    expect(await list('&hasWords=true')).toBe(1);
    expect(await list('&wildcardSearch=fountain')).toBe(1);
    expect(await list('&wildcardSearch=waterfall')).toBe(0);
    expect(await list(`&tenantId=${api.world.here.tenants[1]}`)).toBe(1);
    expect(await list('&dayTo=2020-01-01')).toBe(0);
  });

  it('are mailed with a column for each question (R-0830)', async () => {
    const poll = await published();
    const path = `/poll-forms/uuid/${poll.uuid}/email-record`;
    expect(await building.get(path)).toMatchObject({ status: 200, message: 'No available data.', data: { taskId: null } });
    await answer('STAFF@here.0', poll, { stars: 5, where: ['floor', 'air'], wish: 'Plants' });
    await answer('STAFF@here.1', poll, { stars: 3 });
    expect(await building.get(path)).toMatchObject({
      status: 202,
      message: 'The record list will be emailed to you once it is ready.',
    });
    await api.runJobs();
    const { to, rows: sheet } = await mailedSheet(api);
    const [head, ...rows] = sheet;
    expect(head).toEqual(['Day', 'Company', 'Respondent', 'How clean is it?', 'Where could it be cleaner?', 'What do you wish?']);
    expect(rows.map((row) => row.slice(3)).sort()).toEqual([
      [3, '', ''],
      [5, 'Floor, Air', 'Plants'],
    ]);
    expect(to).toBe('landlord_admin-here@atrium.example');
  });
});
