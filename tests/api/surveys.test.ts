/** Surveys (002 §3, §4, §7, §8): what they share with polls, under their own calls and words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveyFormSample } from '#schemas/engagement/samples.ts';
import { surveyForm } from '#schemas/engagement/surveyForm.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { ResultsAnswer } from '#schemas/kernel/lists/results.ts';
import { HOUR } from '../times.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';

interface Survey {
  id: number;
  uuid: string;
  version: number;
  status: string;
  options: OptionItem[];
  [key: string]: unknown;
}
const around = {
  publishStartDate: new Date(Date.now() - HOUR).toISOString(),
  publishEndDate: new Date(Date.now() + HOUR).toISOString(),
};

let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const create = () => building.post<Survey>('/survey-forms/create', { ...surveyFormSample.records[0], ...around });
const call = (survey: Survey, what: string, body: object = {}) =>
  building.put<Survey>(`/survey-forms/uuid/${survey.uuid}/${what}`, body);
const published = async () => (await call((await create()).data, 'publish')).data;

describe('a survey', () => {
  it('has its fields and starts as a draft; the answer carries data.uuid (R-0833, R-0835, R-0837, R-0846)', async () => {
    const answered = await create();
    expect(answered).toMatchObject({ status: 201, message: 'Survey draft has been created.' });
    expect(answered.data).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'DRAFT',
      successPage: null,
      visible: true,
      viewableBy: 'ALL',
    });
    expect(answered.data.options.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('is listed by page and order, with a count of every status (R-0834, R-0836)', async () => {
    await create();
    await create();
    const { data } = await building.get<Paged<Survey>>(
      '/survey-forms?page=1&limit=2&sortProperties=referenceNo&sortDirection=ASC',
    );
    const numbers = data.items.map(({ referenceNo }) => String(referenceNo));
    expect(numbers).toHaveLength(2);
    expect(numbers).toEqual([...numbers].sort());
    const counts = (await building.get<Record<string, number>>('/survey-forms/status-count')).data;
    expect(counts.DRAFT).toBe((await building.get<Paged<Survey>>('/survey-forms?tab=DRAFT')).data.total);
  });

  it('is published, and deleted with a message by its status (R-0838, R-0839, R-0840)', async () => {
    const { data: draft } = await create();
    expect(await call(draft, 'delete', { version: draft.version })).toMatchObject({ message: 'Draft has been deleted.' });
    const { data } = await create();
    const done = await call(data, 'publish');
    expect(done).toMatchObject({ message: 'Survey has been published.', data: { status: 'PUBLISHED' } });
    expect(await call(done.data, 'delete', { version: done.data.version })).toMatchObject({
      message: 'Survey has been deleted.',
    });
  });

  it('visibility, success page, questions and detail are updated (R-0841, R-0842, R-0843, R-0844)', async () => {
    const survey = await published();
    const stands = async () => (await building.get<Survey>(`/survey-forms/uuid/${survey.uuid}`)).data.visible;
    for (const visible of [false, true]) {
      const { message } = await call(survey, 'update-visible', { visible });
      expect([message, await stands()]).toEqual(['Survey visibility has been updated.', visible]);
    }
    expect((await call(survey, 'update-success-page', { successPage: { en: '<p>Thanks</p>' } })).message).toBe(
      'Survey success page has been updated.',
    );
    const changed = await call(survey, 'survey-form-options/update', { options: survey.options.slice(0, 2) });
    expect(changed).toMatchObject({ message: 'Option fields have been updated.', data: { optionsVersion: 2 } });
    const detail = { name: { en: 'Another name' }, ...around, viewableBy: 'ALL', version: changed.data.version };
    expect(await call(survey, 'update-detail', detail)).toMatchObject({ status: 200, data: { name: { en: 'Another name' } } });
  });

  it('its questions are put in order, numbered from 1, and read in that order (R-0845, R-0847, R-0848, R-0849)', async () => {
    const survey = await published();
    const ids = survey.options.map(({ id }) => id).reverse();
    expect(await call(survey, 'survey-form-options/update-position', { ids })).toMatchObject({
      status: 200,
      message: 'Option fields have been updated.',
    });
    const { data } = await building.get<Survey>(`/survey-forms/uuid/${survey.uuid}/survey-form-options`);
    expect(data.options.map(({ id, position }) => [id, position])).toEqual(ids.map((id, index) => [id, index + 1]));
  });

  it('takes its type of question from a drop-down, and has its five pages (R-0852, R-0853)', async () => {
    const { data } = await building.get<Option[]>('/survey-forms/option-type-drop-down');
    expect(data.map(({ value }) => value)).toEqual(expect.arrayContaining(['RATING', 'NUMBER', 'DROP_DOWN']));
    const { list, create: add, show } = surveyForm.pages;
    const { page } = surveyForm.actions.updateOptions;
    expect([list, add, show, page, surveyForm.results?.page].map((path) => path?.replace(/:\w+/, '{uuid}'))).toEqual([
      '/surveys/listings',
      '/surveys/new',
      '/surveys/{uuid}',
      '/surveys/{uuid}/option-fields',
      '/surveys/{uuid}/results',
    ]);
  });

  it('has results, and mails them on request (R-0850, R-0851)', async () => {
    const survey = await published();
    const path = `/survey-forms/uuid/${survey.uuid}`;
    const answers = { overall: 4, priority: 'priority-air', days: 3, else: 'Thank you' };
    const person = await api.as('STAFF@here.0');
    expect(await person.put(`/occupant/survey-forms/uuid/${survey.uuid}/answer`, { answers })).toMatchObject({ status: 200 });
    const { data } = await building.get<ResultsAnswer>(`${path}/dashboard`);
    expect(data.total).toBe(1);
    expect(data.questions.map(({ id, answered, average }) => [id, answered, average])).toEqual([
      ['overall', 1, 4],
      ['priority', 1, null],
      ['days', 1, 3],
      ['else', 1, null],
    ]);
    expect(await building.get(`${path}/email-record`)).toMatchObject({
      status: 202,
      message: 'The record list will be emailed to you once it is ready.',
    });
    await api.runJobs();
    const [, ...rows] = (await mailedSheet(api)).rows;
    expect(rows.map((row) => [row[2], row[3], row[6]])).toEqual([['STAFF@here.0', 4, 'Thank you']]);
  });

  it('of fifty people who answer at the same moment are counted and mailed, one row each', async () => {
    const PEOPLE = 50;
    const made = await api.db.text<{ id: number; company: number }>(
      `with made as (
         insert into users (full_name, username, status, account_registered)
         select 'Person ' || i, 'fifty-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i returning id)
       insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
       select id, ($2::bigint[])[1 + id % 2], $3::bigint, 'STAFF', true from made
       returning user_id as id, office_centre_id as company`,
      [PEOPLE, api.world.here.tenants.slice(0, 2), api.world.here.building],
    );
    for (const { id, company } of made) api.world.people[`person ${id}`] = { userId: id, officeCentreId: company };
    const survey = await published();
    const priorities = ['priority-air', 'priority-lifts'];
    const answerOf = (turn: number) => ({
      overall: 1 + (turn % 5),
      priority: priorities[turn % 2],
      days: turn % 6,
      else: `From ${turn}`,
    });
    const send = (person: { id: number }, turn: number) =>
      api
        .as(`person ${person.id}`)
        .then((by) => by.put(`/occupant/survey-forms/uuid/${survey.uuid}/answer`, { answers: answerOf(turn) }));
    // Each of them twice: a phone that lost the connection sends again.
    for (const _ of ['once', 'again'])
      expect((await Promise.all(made.map(send))).map(({ status }) => status)).toEqual(made.map(() => 200));

    const { data } = await building.get<ResultsAnswer>(`/survey-forms/uuid/${survey.uuid}/dashboard`);
    expect(data.total).toBe(PEOPLE);
    const [overall, priority, days, words] = data.questions;
    // How a number is spread, over all that the question takes.
    expect(days?.ranges.map(({ from, to, count }) => [from, to, count])).toEqual(
      [9, 9, 8, 8, 8, 8, 0, 0].map((count, number) => [number, number, count]),
    );
    expect([days?.median, days?.values, overall?.median, overall?.ranges]).toEqual([2, [], null, []]);
    expect(overall?.values.map(({ count }) => count)).toEqual([10, 10, 10, 10, 10]);
    expect(priority?.values.map(({ count }) => count).filter(Boolean)).toEqual([25, 25]);
    expect(words?.answered).toBe(PEOPLE);
    expect(await building.get(`/survey-forms/uuid/${survey.uuid}/email-record`)).toMatchObject({ status: 202 });
    await api.runJobs();
    const [head, ...rows] = (await mailedSheet(api)).rows;
    expect(head).toHaveLength(3 + survey.options.length);
    expect(rows.map((row) => [row[2], row[3], row[6]]).sort()).toEqual(
      made.map((_, turn) => [`Person ${turn + 1}`, 1 + (turn % 5), `From ${turn}`]).sort(),
    );
  });
});
