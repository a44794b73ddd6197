/** What people see and do who are addressed: the calls that `occupant` declares, on content made for this test. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { answers, boolean, integer, optionList, reference, text } from '#schemas/kernel/fields/field.ts';
import { viewableBy } from '#schemas/users/viewableBy.ts';
import { areas } from '#server/areas/index.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { defineServerArea, type ServerArea } from '#server/engine/areas/area.ts';
import { makeProduct } from '#server/product.ts';
import { type Api, type Client, startApi } from './harness.ts';

const access = {
  list: 'POLL_LIST',
  get: 'POLL_VIEW',
  create: 'POLL_ADD',
  update: 'POLL_EDIT',
  delete: 'POLL_DELETE',
} as const;
const quiz = defineEntity({
  name: 'quizzes',
  area: 'workshop',
  doc: 'Questions to people.',
  title: '{name}',
  api: { path: '/quizzes', key: 'uuid', verbs: { list: true, get: true, create: true, update: true, delete: true } },
  scope: { building: 'officeCentreId', viewableBy: true },
  access,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, search: true }),
    open: boolean({ default: true }),
    limit: integer({ default: 2 }),
    questions: optionList({ types: ['SHORT_TEXT', 'SINGLE_CHOICE', 'RATING'], localized: false }),
    ...viewableBy(),
  },
  list: { columns: ['name'] },
  form: [{ section: 'all', fields: ['name', 'open', 'limit', 'questions', ...(Object.keys(viewableBy()) as ['viewableBy'])] }],
  occupant: {
    shown: { open: true },
    fields: ['name', 'questions', 'limit'],
    acts: {
      answer: {
        summary: 'Answers it, once',
        once: true,
        makes: { entity: 'quiz-answers', by: 'quiz', person: 'respondent', company: 'company', input: ['answers'] },
      },
      lookAway: { summary: 'Dismisses it', hidesAfter: 'limit' },
      rename: { summary: 'Gives it another name', takes: { name: text({ required: true, max: 20 }) } },
    },
  },
});
const quizAnswer = defineEntity({
  name: 'quiz-answers',
  area: 'workshop',
  doc: 'What one person has answered.',
  title: '{id}',
  api: { path: '/quiz-answers', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'POLL_LIST', get: 'POLL_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    quiz: reference('quizzes', { onDelete: 'cascade', system: true }),
    respondent: reference('users', { onDelete: 'cascade', system: true }),
    company: reference('centres', { onDelete: 'cascade', system: true }),
    answers: answers('quiz', 'questions'),
  },
  list: { columns: ['quiz', 'respondent', 'answers'] },
});
const own = [quiz, quizAnswer] as unknown as Entity[];
const all = [...entities, ...own];

/** What the area does itself: a new name, once. */
const workshop = defineServerArea({
  name: 'workshop',
  rules: {
    quizzes: {
      acts: {
        rename: async ({ tx, operation, reach }, { id }, { name }) => {
          const shown = `${name}, ${operation}d by ${reach.session.fullName}`;
          await tx.query(sql`update quizzes set name = ${shown} where id = ${id} and name <> ${shown}`);
          return 1;
        },
      },
    },
  },
});

let api: Api;
let building: Client;
let tenant: Client;
let neighbour: Client;
let abroad: Client;
const QUESTIONS = [
  { id: 'why', position: 1, type: 'SHORT_TEXT', label: 'Why?', required: true },
  {
    id: 'which',
    position: 2,
    type: 'SINGLE_CHOICE',
    label: 'Which?',
    choices: [
      { id: 'l', position: 1, label: 'Left' },
      { id: 'r', position: 2, label: 'Right' },
    ],
  },
  { id: 'how', position: 3, type: 'RATING', label: 'How good?' },
];

beforeAll(async () => {
  api = await startApi({ entities: all, areas: [workshop] });
  await api.db.script(await migrationSqlFor(own));
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('STAFF@here.0');
  neighbour = await api.as('STAFF@here.1');
  abroad = await api.as('STAFF@there.0');
});
afterAll(() => api.close());
beforeEach(() => api.db.query(sql`delete from quizzes`));

interface Shown {
  uuid: string;
  name: string;
  done: Record<string, number>;
}
let count = 0;
async function post(over: object = {}): Promise<string> {
  count += 1;
  const { data, errors } = await building.post<{ uuid: string }>('/quizzes', {
    name: `Quiz ${count}`,
    viewableBy: 'ALL',
    questions: QUESTIONS,
    ...over,
  });
  expect(errors).toBeUndefined();
  return data.uuid;
}
const listOf = async (client: Client) => (await client.get<Paged<Shown>>('/occupant/quizzes')).data.items;
const answer = (client: Client, uuid: string, given: object) =>
  client.put(`/occupant/quizzes/uuid/${uuid}/answer`, { answers: given });
const lookAway = (client: Client, uuid: string, number: number) =>
  client.put<{ number: number }>(`/occupant/quizzes/uuid/${uuid}/look-away`, { number });
const stored = () =>
  api.db.query<{ respondent: number; company: number; answers: unknown[] }>(
    sql`select respondent_id as respondent, company_id as company, answers from quiz_answers`,
  );

it('is declared soundly, and faults in it are found', () => {
  expect(checkSchemas(all)).toEqual([]);
  const odd = {
    ...quiz,
    occupant: {
      ...quiz.occupant,
      fields: ['nothing'],
      acts: {
        x: {
          summary: '',
          hidesAfter: 'name',
          makes: { entity: 'quiz-answers', by: 'respondent', person: 'quiz', input: ['none'] },
        },
        y: { summary: '', once: true, takes: {} },
      },
    },
  };
  const problems = checkSchemas([...entities, odd as unknown as Entity, quizAnswer as unknown as Entity]).join('\n');
  for (const part of [
    "people see 'nothing'",
    "'name' is no number",
    'once only',
    "'respondent' is no reference to quizzes",
    "'none' is no field",
    "act 'y' of occupants: what an area does itself is nothing else as well",
  ])
    expect(problems).toContain(part);
  const files = { ...quiz, fields: { ...quiz.fields, questions: optionList() } } as unknown as Entity;
  expect(checkSchemas([...entities, files, quizAnswer as unknown as Entity]).join()).toContain('cannot hold the files');
});

it('an act that an area does itself takes the declared body, and needs a rule of that name', async () => {
  const uuid = await post();
  const rename = (who: Client, body: object) => who.put(`/occupant/quizzes/uuid/${uuid}/rename`, body);
  expect(await rename(tenant, {})).toMatchObject({ status: 422, errors: { name: { code: 'required' } } });
  expect(await rename(tenant, { name: 'New', more: 1 })).toMatchObject({ status: 422 });
  expect((await rename(abroad, { name: 'New' })).status).toBe(404);
  expect(await rename(tenant, { name: 'New' })).toMatchObject({ status: 200, data: { number: 1 } });
  expect((await listOf(tenant))[0]?.name).toMatch(/^New, renamed by ./);
  const without = (rules: ServerArea['rules']) => () =>
    makeProduct({ entities: all, areas: [...areas, { name: 'workshop', rules }] });
  expect(without({})).toThrow("no area does 'rename' of 'quizzes'");
  const acts = { rename: async () => 1, answer: async () => 1 };
  expect(without({ quizzes: { acts } })).toThrow("does 'answer', which no act of 'quizzes' leaves to it");
});

describe('people see', () => {
  it('what is open and addressed to them, with the declared fields alone', async () => {
    const uuid = await post();
    await post({ open: false });
    const [shown] = await listOf(tenant);
    expect(Object.keys(shown ?? {}).sort()).toEqual(['done', 'limit', 'name', 'questions', 'uuid']);
    expect((await listOf(tenant)).map((one) => one.uuid)).toEqual([uuid]);
    expect(await listOf(abroad)).toEqual([]);
    expect((await abroad.get(`/occupant/quizzes/uuid/${uuid}`)).status).toBe(404);
  });

  it('nothing that is addressed to another company, neither in the list nor by its uuid', async () => {
    const [mine] = api.world.here.tenants;
    const uuid = await post({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [mine] });
    expect((await listOf(tenant)).map((one) => one.uuid)).toEqual([uuid]);
    expect(await listOf(neighbour)).toEqual([]);
    expect(await listOf(building)).toEqual([]);
    expect((await answer(neighbour, uuid, { why: 'x' })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('pages of it, the newest first', async () => {
    const made = [await post(), await post(), await post()].reverse();
    const page = async (query: string) => (await tenant.get<Paged<Shown>>(`/occupant/quizzes?${query}`)).data;
    expect((await page('page=1&limit=2')).items.map(({ uuid }) => uuid)).toEqual(made.slice(0, 2));
    expect(await page('page=2&limit=2')).toMatchObject({ total: 3, totalPage: 2, items: [{ uuid: made[2] }] });
    expect((await tenant.get('/occupant/quizzes?limit=x')).status).toBe(400);
  });

  it('nothing without a building of their own', async () => {
    const nowhere = await api.asIn('SUPERADMIN', null);
    expect((await nowhere.get('/occupant/quizzes')).status).toBe(400);
    expect((await (await api.as('nobody')).get('/occupant/quizzes')).status).toBe(401);
  });
});

describe('an answer', () => {
  it('is stored once for each person, in their name and company, and takes the record from their list', async () => {
    const uuid = await post();
    const first = await answer(tenant, uuid, { why: ' Because ', which: 'r', how: 4 });
    expect([first.status, first.data]).toEqual([200, { number: 1 }]);
    expect(await listOf(tenant)).toEqual([]);
    expect((await listOf(neighbour)).length).toBe(1);
    const [row] = await stored();
    expect(row).toMatchObject({ respondent: api.world.people['STAFF@here.0']?.userId, company: api.world.here.tenants[0] });
    expect(row?.answers).toEqual([
      { id: 'why', type: 'SHORT_TEXT', label: 'Why?', value: 'Because' },
      { id: 'which', type: 'SINGLE_CHOICE', label: 'Which?', value: 'r', chosen: ['Right'] },
      { id: 'how', type: 'RATING', label: 'How good?', value: 4 },
    ]);
  });

  it('that is sent again changes nothing; another one is refused', async () => {
    const uuid = await post();
    const given = { why: 'a', how: 1 };
    expect((await answer(tenant, uuid, given)).status).toBe(200);
    expect((await answer(tenant, uuid, { how: 1, why: 'a' })).status).toBe(200);
    const other = await answer(tenant, uuid, { why: 'b' });
    expect([other.status, other.code]).toEqual([409, 'doneAlready']);
    expect((await stored()).length).toBe(1);
  });

  it('that arrives twenty times at once is stored once', async () => {
    const uuid = await post();
    const all = await Promise.all(Array.from({ length: 20 }, () => answer(tenant, uuid, { why: 'a' })));
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await stored()).length).toBe(1);
  });

  it('cannot be given for somebody else, nor with keys that nobody asked for', async () => {
    const uuid = await post();
    for (const extra of [{ respondentId: 1 }, { companyId: 1 }, { quizId: 1 }, { officeCentreId: 1 }]) {
      const refused = await tenant.put(`/occupant/quizzes/uuid/${uuid}/answer`, { answers: { why: 'x' }, ...extra });
      expect(refused.status).toBe(422);
    }
    expect(await stored()).toEqual([]);
  });

  it('names each question at fault, and leaves no trace', async () => {
    const uuid = await post();
    const refused = await answer(tenant, uuid, { which: 'x', how: 9, extra: 1 });
    expect(refused.status).toBe(422);
    expect(refused.errors).toMatchObject({
      'answers.why': { code: 'required', message: 'Why? is required' },
      'answers.which': { code: 'noSuchChoice' },
      'answers.how': { code: 'tooBig', message: 'How good? must be at most 5' },
      'answers.extra': { code: 'unknownField' },
    });
    expect(await stored()).toEqual([]);
    expect((await answer(tenant, uuid, { why: 'now' })).status).toBe(200);
  });

  it('is refused once the record is closed', async () => {
    const uuid = await post();
    await api.db.query(sql`update quizzes set open = false`);
    expect((await answer(tenant, uuid, { why: 'late' })).status).toBe(404);
  });

  it('is in the history under the person’s name', async () => {
    const uuid = await post();
    await answer(tenant, uuid, { why: 'a' });
    const rows = await api.db.query(
      sql`select user_id, action from audit_log where entity = 'quiz-answers' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: api.world.people['STAFF@here.0']?.userId, action: 'create' }]);
  });
});

describe('a dismissal', () => {
  it('counts once however often it is sent, and hides the record at its limit', async () => {
    const uuid = await post({ limit: 2 });
    const one = await Promise.all([1, 1, 1].map((number) => lookAway(tenant, uuid, number)));
    expect(one.map(({ data }) => data.number)).toEqual([1, 1, 1]);
    expect((await listOf(tenant))[0]?.done).toEqual({ answer: 0, lookAway: 1, rename: 0 });
    // Nobody can jump ahead.
    expect((await lookAway(tenant, uuid, 500)).data.number).toBe(2);
    expect(await listOf(tenant)).toEqual([]);
    expect((await listOf(neighbour)).length).toBe(1);
    expect((await answer(tenant, uuid, { why: 'after all' })).status).toBe(200);
  });

  it('takes a number from 1', async () => {
    const uuid = await post();
    for (const number of [0, -1, 1.5, '1', null]) expect((await lookAway(tenant, uuid, number as number)).status).toBe(422);
  });
});
