/** The questions of an event (002 §3): answered at sign-up, kept with the participant. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, utils, type WorkSheet } from 'xlsx';
import { eventWorld } from './eventWorld.ts';
import { type Api, type Client, startApi } from './harness.ts';

const words = (en: string) => ({ en, 'zh-Hant': en, 'zh-Hans': en });
const options = [
  { id: 'diet', position: 1, type: 'SHORT_TEXT', label: words('What do you not eat?'), required: true },
  {
    id: 'size',
    position: 2,
    type: 'SINGLE_CHOICE',
    label: words('Which size?'),
    choices: [
      { id: 's', position: 1, label: words('Small') },
      { id: 'l', position: 2, label: words('Large') },
    ],
  },
];

let api: Api;
let world: Awaited<ReturnType<typeof eventWorld>>;
let person: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  world = await eventWorld(api);
  person = await api.as('STAFF@here.0');
  other = await api.as('MASTER_ADMIN@here.0');
});
afterAll(() => api.close());

const asked = async () => {
  const event = await world.publish(await world.draft({ options }));
  return { event, slot: await world.add(event, { eventSlot: 9 }) };
};

it('are asked where people sign up, and their answers kept beside the words of the questions', async () => {
  const { event, slot } = await asked();
  const { data } = await person.get<{ options: object[] }>(`/occupant/activity-events/uuid/${event.uuid}`);
  expect(data.options).toMatchObject([{ id: 'diet' }, { id: 'size' }]);
  expect(await world.signUp(person, event, slot)).toMatchObject({
    status: 422,
    errors: { 'answers.diet': { code: 'required' } },
  });
  expect(await world.signUp(person, event, slot, { answers: { diet: 'Nuts', size: 'xxl' } })).toMatchObject({
    status: 422,
    errors: { 'answers.size': { code: 'noSuchChoice' } },
  });
  expect(await world.participantsOf(event)).toEqual([]);
  expect(await world.signUp(person, event, slot, { answers: { diet: 'Nuts', size: 'l' } })).toMatchObject({
    status: 200,
    data: { number: 1 },
  });
  expect(await world.participantsOf(event)).toMatchObject([
    {
      answers: [
        { id: 'diet', value: 'Nuts', label: words('What do you not eat?') },
        { id: 'size', value: 'l', chosen: [words('Large')] },
      ],
    },
  ]);
});

it('do not make another sign-up when they are sent again with other answers', async () => {
  const { event, slot } = await asked();
  await world.signUp(person, event, slot, { answers: { diet: 'Nuts' } });
  expect(await world.signUp(person, event, slot, { answers: { diet: 'Eggs' } })).toMatchObject({ data: { number: 1 } });
  expect(await world.participantsOf(event)).toMatchObject([{ answers: [{ id: 'diet', value: 'Nuts' }] }]);
  expect(await world.giveBack(person, event, slot)).toMatchObject({ status: 200, data: { number: 0 } });
});

it('stand in the participant record, a column for each question, also one that is asked no more (R-0806)', async () => {
  const { event, slot } = await asked();
  await world.signUp(person, event, slot, { answers: { diet: 'Nuts', size: 'l' } });
  await world.signUp(other, event, slot, { answers: { diet: 'Eggs' } });
  const now = await world.read(event);
  const keys = ['name', 'type', 'viewableBy', 'publishStartDate', 'publishEndDate', 'eventStartDate', 'eventEndDate'] as const;
  const body = { ...Object.fromEntries(keys.map((key) => [key, now[key]])), isLimitedEvent: true, version: now.version };
  const [diet] = options;
  expect(await world.building.put(`/activity-events/uuid/${event.uuid}/update`, { ...body, options: [diet] })).toMatchObject({
    status: 200,
  });
  const path = `/activity-events/uuid/${event.uuid}/activity-event-participants/generate-participant-record/${slot.id}`;
  const { data } = await world.building.get<{ base64: string }>(path);
  const book = read(Buffer.from(data.base64, 'base64'));
  const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] as string] as WorkSheet, { header: 1 });
  const [head = [], ...people] = rows;
  expect(head.slice(-2)).toEqual(['What do you not eat?', expect.stringContaining('Which size?')]);
  const given = people.map((row) => [row[head.length - 2], row[head.length - 1] ?? ''].join());
  expect(given.sort()).toEqual(['Eggs,', 'Nuts,Large']);
});

it('are not asked for by an event without questions, which takes none', async () => {
  const event = await world.publish(await world.draft());
  const slot = await world.add(event);
  expect(await world.signUp(person, event, slot, { answers: { diet: 'Nuts' } })).toMatchObject({ status: 422 });
  expect(await world.signUp(person, event, slot)).toMatchObject({ status: 200 });
  expect(await world.participantsOf(event)).toMatchObject([{ answers: null }]);
});

it('each participant has a code of their own, which others do not see', async () => {
  const event = await world.publish(await world.draft());
  const slot = await world.add(event);
  await world.signUp(person, event, slot);
  await world.signUp(other, event, slot);
  const [own, foreign] = [await world.ownSignUps(person, event), await world.ownSignUps(other, event)];
  expect(own).toMatchObject([{ checkInCode: expect.stringMatching(/^[A-Z2-9]{12}$/) }]);
  expect(own).toHaveLength(1);
  expect(foreign).toHaveLength(1);
  expect(own[0]?.checkInCode).not.toBe(foreign[0]?.checkInCode);
});
