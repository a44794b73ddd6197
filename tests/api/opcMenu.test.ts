/** Menus of stores (001 §2, §3, §4, §7): groups with their periods, items, options, and what people are shown of them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { tinyPng } from './pictures.ts';
import { part, sendParts } from './uploads.ts';
import { centreUuid } from './world.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; position: number };
interface Shown {
  isOpen: boolean;
  takesOrders: boolean;
  currency: string;
  menuGroups: {
    uuid: string;
    items: (Record<string, unknown> & { uuid: string; status: string; optionGroups: { name: object }[] })[];
  }[];
}
let api: Api;
let building: Client;
let merchant: Client;
let rival: Client;
let staff: Client;
let abroad: Client;
let tenants: [number, number];
let today: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  merchant = await api.as('MERCHANT@here.0');
  rival = await api.as('MERCHANT@here.1');
  staff = await api.as('STAFF@here.0');
  abroad = await api.as('LANDLORD_ADMIN@there');
  tenants = api.world.here.tenants;
  const [row] = await api.db.query<{ today: string }>(sql`
    select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today from office_centres where id = ${api.world.here.building}`);
  today = row?.today as string;
});
afterAll(() => api.close());

let count = 0;
const named = (what: string) => {
  count += 1;
  return { en: `${what} ${count}`, 'zh-Hant': `${what}繁${count}`, 'zh-Hans': `${what}简${count}` };
};
const made = async (by: Client, path: string, body: object) => {
  const answer = await by.post<Row>(path, body);
  expect(answer.status, JSON.stringify(answer)).toBe(201);
  return answer.data;
};
const store = (over: object = {}) =>
  made(building, `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores`, {
    name: named('Store'),
    viewableBy: 'ALL',
    opc: true,
    minReviewToDisplayReview: 1,
    ...over,
  });
const group = (retailStoreUuid: string, over: object = {}, by = building) =>
  made(by, '/opc-menu-groups', { retailStoreUuid, name: named('Group'), ...over });
const item = (of: Row, over: object = {}, by = building) =>
  made(by, '/opc-items', {
    retailStoreUuid: of.retailStoreUuid,
    opcMenuGroupUuid: of.uuid,
    name: named('Item'),
    basePrice: 500,
    allowCustomisation: true,
    ...over,
  });
const option = (id: string, over: object = {}) => ({
  id,
  name: { en: id, 'zh-Hant': `${id}繁`, 'zh-Hans': `${id}简` },
  price: 50,
  quantity: null,
  available: true,
  preSelected: false,
  ...over,
});
const options = (retailStoreUuid: string, over: object = {}, by = building) =>
  made(by, '/opc-option-groups', { retailStoreUuid, name: named('Options'), addOns: [option('a'), option('b')], ...over });
const list = async (path: string, by = building) =>
  (await by.get<Paged<Row>>(`${path}${path.includes('?') ? '&' : '?'}limit=100`)).data.items;
const idsOf = async (path: string, by = building) => (await list(path, by)).map(({ id }) => id);
const read = async (path: string, by = building) => (await by.get<Row>(path)).data;
const menu = async (storeUuid: string, by = staff) =>
  (await by.get<Shown>(`/occupant/retail-stores/uuid/${storeUuid}/menu`)).data;
const fileStatus = async ({ authorization }: Client, uuid: string) =>
  (await api.app.inject({ url: `/api/system-files/uuid/${uuid}`, headers: { authorization } })).statusCode;
const preview = async (storeUuid: string, at?: string) =>
  (await building.get<Shown>(`/opc-menu-groups/preview?retailStoreUuid=${storeUuid}${at ? `&at=${encodeURIComponent(at)}` : ''}`))
    .data;
/** What an item has of its option groups. */
const partOf = ({ id, opcItemId, name, required, minQty, options }: Row) => ({ id, opcItemId, name, required, minQty, options });
const status = (name: string, of: Row, body: object, by = building) => by.put<Row>(`/opc-items/uuid/${of.uuid}/${name}`, body);

describe('a menu group', () => {
  it('R-0575 R-0580 R-0581 R-0578 R-0582 is created, updated, put off by a call of its own, and deleted', async () => {
    const { uuid: retailStoreUuid } = await store();
    const name = named('Breakfast');
    const created = await building.post<Row>('/opc-menu-groups', { retailStoreUuid, name });
    expect(created).toMatchObject({
      message: 'Menu group has been created.',
      data: {
        name,
        active: true,
        noOfOpcItem: 0,
        position: 1,
        referenceNo: expect.stringMatching(/^MG-/),
        retailStore: { label: expect.stringContaining('Store') },
        retailStoreUuid,
      },
    });
    const at = `/opc-menu-groups/uuid/${created.data.uuid}`;
    const changed = await building.put<Row>(at, { name: named('Brunch'), version: created.data.version });
    expect(changed).toMatchObject({ message: 'Menu group has been updated.', data: { active: true } });
    expect(await building.put(`${at}/update-status`, { active: false })).toMatchObject({ data: { active: false } });
    await item(created.data);
    expect((await read(at)).noOfOpcItem).toBe(1);
    expect(await building.delete(at)).toMatchObject({ message: 'Menu group has been deleted.' });
    expect((await building.get(at)).status).toBe(404);
  });

  it('R-0577 R-0579 is put in order among those of its store alone', async () => {
    const [one, other] = [await store(), await store()];
    const [a, b, c] = [await group(one.uuid), await group(one.uuid), await group(one.uuid)];
    const [x, y] = [await group(other.uuid), await group(other.uuid)];
    expect([a, b, c, x, y].map(({ position }) => position)).toEqual([1, 2, 3, 1, 2]);
    const moved = await building.put('/opc-menu-groups/update-position', { ids: [c?.id], from: 1 });
    expect(moved.message).toBe('Sequence update successful.');
    const mine = await list(`/opc-menu-groups?retailStoreUuid=${one.uuid}`);
    expect(mine.map(({ id }) => id)).toEqual([c?.id, a?.id, b?.id]);
    expect(mine.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await idsOf(`/opc-menu-groups?retailStoreUuid=${other.uuid}`)).toEqual([x?.id, y?.id]);
    const mixed = await building.put('/opc-menu-groups/update-position', { ids: [a?.id, x?.id] });
    expect(mixed).toMatchObject({ status: 422, errors: { ids: { code: 'orderedApart' } } });
    const dropDown = await building.get<Option[]>(`/opc-menu-groups/drop-down?retailStoreUuid=${one.uuid}`);
    expect(dropDown.data.map(({ value }) => value).sort()).toEqual([a?.id, b?.id, c?.id].sort());
  });

  it('R-0576 R-0583 R-0584 R-0585 R-0586 has visibility periods, which are listed, created, updated and deleted', async () => {
    const { uuid: retailStoreUuid } = await store();
    const of = await group(retailStoreUuid);
    const path = '/opc-menu-group-visibility-periods';
    const body = {
      opcMenuGroupUuid: of.uuid,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      daysOfWeek: ['FRIDAY'],
      publicHolidays: 'AS_WEEKDAY',
      startTime: '22:00',
      endTime: '02:00',
    };
    const period = await made(building, path, body);
    expect(period).toMatchObject({ startDate: '2026-12-01', daysOfWeek: ['FRIDAY'], startTime: '22:00', endTime: '02:00' });
    expect((await list(`${path}?opcMenuGroupUuid=${of.uuid}`)).map(({ uuid }) => uuid)).toEqual([period.uuid]);
    const { opcMenuGroupUuid: _, ...form } = body;
    const at = `${path}/uuid/${period.uuid}`;
    const changed = await building.put<Row>(at, { ...form, endTime: '24:00', version: period.version });
    expect(changed.data).toMatchObject({ endTime: '00:00' });
    const wrong = await building.put(at, { ...form, endDate: '2026-11-01', version: changed.data.version });
    expect(wrong).toMatchObject({ status: 422, errors: { endDate: {} } });
    expect((await building.delete(at)).success).toBe(true);
    expect(await list(`${path}?opcMenuGroupUuid=${of.uuid}`)).toEqual([]);
  });

  it('R-0576 is visible only in its periods: past midnight, and on public holidays as each of them says', async () => {
    const [weekday, holiday] = ['2031-03-07', '2031-03-14'];
    const { uuid: retailStoreUuid } = await store();
    await made(building, '/holidays', { date: holiday, name: 'A public holiday' });
    const friday = { daysOfWeek: ['FRIDAY'], startTime: '22:00', endTime: '02:00' };
    const kinds = ['AS_WEEKDAY', 'ALWAYS', 'NEVER'];
    const groups = await Promise.all(kinds.map(() => group(retailStoreUuid)));
    for (const [index, of] of groups.entries())
      await made(building, '/opc-menu-group-visibility-periods', {
        ...friday,
        ...(index === 1 ? { daysOfWeek: ['MONDAY'] } : {}),
        opcMenuGroupUuid: of.uuid,
        publicHolidays: kinds[index],
      });
    const always = await group(retailStoreUuid);
    const shownAt = async (local: string) => {
      const [row] = await api.db.query<{ at: Date }>(sql`
        select (${local}::timestamp at time zone time_zone) as at from office_centres where id = ${api.world.here.building}`);
      const { menuGroups } = await preview(retailStoreUuid, new Date(row?.at as Date).toISOString());
      return [...groups, always].map(({ uuid }) => menuGroups.some((one) => one.uuid === uuid));
    };
    expect(await shownAt(`${weekday}T21:59`)).toEqual([false, false, false, true]);
    expect(await shownAt(`${weekday}T22:00`)).toEqual([true, false, true, true]);
    expect(await shownAt(`${addDays(weekday, 1)}T01:59`)).toEqual([true, false, true, true]);
    expect(await shownAt(`${addDays(weekday, 1)}T02:00`)).toEqual([false, false, false, true]);
    expect(await shownAt(`${holiday}T23:00`)).toEqual([true, true, false, true]);
    expect(await shownAt(`${addDays(holiday, 1)}T01:00`)).toEqual([true, true, false, true]);
  });
});

describe('a menu item', () => {
  it('R-0599 has what the specification says of it, in three languages', async () => {
    const { uuid: retailStoreUuid } = await store();
    const of = await group(retailStoreUuid);
    const extras = await options(retailStoreUuid);
    const picture = (await sendParts(building, [part('file', tinyPng, 'picture.png')])).data;
    const name = named('Laksa');
    const description = { en: 'Spicy', 'zh-Hant': '辣', 'zh-Hans': '辣' };
    const { id, uuid } = await item(of, {
      name,
      description,
      imageFileUuids: [picture.uuid],
      quantity: 30,
      basePrice: 850,
      preparationTime: 12,
      recommended: true,
      opcOptionGroupsIds: [extras.id],
    });
    expect(await read(`/opc-items/uuid/${uuid}`)).toMatchObject({
      uuid,
      id,
      retailStoreUuid,
      retailStore: { label: expect.stringContaining('Store') },
      active: true,
      name,
      description,
      available: true,
      recommended: true,
      imageFiles: [{ uuid: picture.uuid }],
      quantity: 30,
      orderedQuantity: 0,
      remainingQuantity: 30,
      basePrice: 850,
      preparationTime: 12,
      allowCustomisation: true,
      notAvailableForToday: false,
      position: 1,
      opcMenuGroup: { id: of.id },
      opcMenuGroups: [{ id: of.id, uuid: of.uuid, name: of.name, referenceNo: of.referenceNo, active: true }],
      opcOptionGroups: [{ id: extras.id }],
      opcItemAddOns: [{ opcItemId: id, opcItemUuid: uuid, opcOptionGroupId: extras.id, name: extras.name }],
      status: 'AVAILABLE',
    });
    // A list leaves out what would be read for each row.
    expect((await list(`/opc-items?opcMenuGroupUuid=${of.uuid}`))[0]).not.toHaveProperty('opcItemAddOns');
    // Whoever is shown the menu may open its pictures.
    expect(await fileStatus(staff, picture.uuid)).toBe(200);
    expect(await fileStatus(abroad, picture.uuid)).toBe(404);
  });

  it('R-0602 R-0603 R-0608 R-0609 is turned on and off by calls of their own, and deleted', async () => {
    const of = await item(await group((await store()).uuid));
    expect(await status('update-available', of, { available: false })).toMatchObject({
      message: 'Item has been marked as unavailable.',
      data: { available: false, status: 'UNAVAILABLE' },
    });
    expect(await status('update-available', of, { available: true })).toMatchObject({
      message: 'Item has been marked as available.',
      data: { status: 'AVAILABLE' },
    });
    expect((await status('update-recommended', of, { recommended: true })).data).toMatchObject({ recommended: true });
    expect((await status('update-status', of, { active: false })).data).toMatchObject({ active: false, status: 'INACTIVE' });
    expect((await building.delete(`/opc-items/uuid/${of.uuid}`)).success).toBe(true);
    expect((await building.get(`/opc-items/uuid/${of.uuid}`)).status).toBe(404);
  });

  it('is off for a day, and there again on the next', async () => {
    const of = await item(await group((await store()).uuid));
    const off = await status('update-not-available-for-today', of, { offToday: true });
    expect(off.data).toMatchObject({ notAvailableForToday: true, status: 'NOT_TODAY' });
    await api.db.query(sql`update opc_items set not_available_on = ${addDays(today, -1)} where id = ${of.id}`);
    expect(await read(`/opc-items/uuid/${of.uuid}`)).toMatchObject({ notAvailableForToday: false, status: 'AVAILABLE' });
    await status('update-not-available-for-today', of, { offToday: true });
    expect((await status('update-not-available-for-today', of, { offToday: false })).data).toMatchObject({
      notAvailableForToday: false,
    });
  });

  it('has a stock of the day: what was ordered yesterday takes nothing of it', async () => {
    const of = await item(await group((await store()).uuid), { quantity: 5 });
    const ordered = (day: string, pieces: number) =>
      api.db.query(sql`insert into opc_item_day_stocks (office_centre_id, opc_item_id, date, ordered_quantity)
        values (${api.world.here.building}, ${of.id}, ${day}, ${pieces})`);
    await ordered(addDays(today, -1), 5);
    await ordered(today, 2);
    expect(await read(`/opc-items/uuid/${of.uuid}`)).toMatchObject({
      orderedQuantity: 2,
      remainingQuantity: 3,
      status: 'AVAILABLE',
    });
    await api.db.query(sql`update opc_item_day_stocks set ordered_quantity = 7 where opc_item_id = ${of.id} and date = ${today}`);
    expect(await read(`/opc-items/uuid/${of.uuid}`)).toMatchObject({
      orderedQuantity: 7,
      remainingQuantity: 0,
      status: 'SOLD_OUT',
    });
    const endless = await item(await group((await store()).uuid));
    expect(await read(`/opc-items/uuid/${endless.uuid}`)).toMatchObject({ remainingQuantity: null, status: 'AVAILABLE' });
  });

  it('R-0604 R-0607 is put in order within its group, and comes last in another one', async () => {
    const { uuid: retailStoreUuid } = await store();
    const [here, there] = [await group(retailStoreUuid), await group(retailStoreUuid)];
    const [a, b] = [await item(here), await item(here)];
    const [x, y] = [await item(there), await item(there)];
    await building.put('/opc-items/update-position', { ids: [b?.id, a?.id] });
    expect(await idsOf(`/opc-items?opcMenuGroupUuid=${here.uuid}`)).toEqual([b?.id, a?.id]);
    const moved = await status('change-menu-group', b as Row, { opcMenuGroupId: there.id });
    expect(moved).toMatchObject({
      message: 'Item has been moved to another menu group.',
      data: { opcMenuGroup: { id: there.id }, position: 3 },
    });
    expect(await idsOf(`/opc-items?opcMenuGroupUuid=${there.uuid}`)).toEqual([x?.id, y?.id, b?.id]);
    const elsewhere = await group((await store()).uuid);
    expect((await status('change-menu-group', a as Row, { opcMenuGroupId: elsewhere.id })).status).toBe(422);
  });

  it('R-0600 R-0601 R-0605 R-0606 R-0610 R-0611 R-0612 R-0613 R-0614 R-0623 has option groups, each with rules of its own', async () => {
    const { uuid: retailStoreUuid } = await store();
    const of = await item(await group(retailStoreUuid));
    const [size, extras] = [await options(retailStoreUuid, { required: true, minQty: 1 }), await options(retailStoreUuid)];
    await options((await store()).uuid);
    const offered = async () =>
      (await building.get<Option[]>(`/opc-items/uuid/${of.uuid}/available-to-add-option-group-drop-down`)).data.map(
        ({ value }) => value,
      );
    expect(await offered()).toEqual([size.id, extras.id]);
    const added = await status('add-option-group', of, { opcOptionGroupUuid: size.uuid });
    expect(added).toMatchObject({ message: 'Item customisation has been updated.', data: { opcOptionGroupsIds: [size.id] } });
    expect(await offered()).toEqual([extras.id]);
    const customised = await status('update-customisation', of, {
      allowCustomisation: true,
      opcOptionGroupsIds: [size.id, extras.id],
    });
    expect(customised).toMatchObject({ message: 'Item customisation has been updated.' });
    const addOns = await list(`/opc-item-add-ons?opcItemUuid=${of.uuid}`);
    expect(addOns[0]).toMatchObject({
      opcItemId: of.id,
      required: true,
      available: true,
      name: size.name,
      selectOption: 'SINGLE_SELECT',
      minQty: 1,
      maxQty: null,
      options: [{ name: { en: 'a' } }, { name: { en: 'b' } }],
    });
    const changed = await building.put<Row>(`/opc-item-add-ons/${addOns[0]?.id}`, {
      required: false,
      available: true,
      minQty: null,
      version: addOns[0]?.version,
    });
    expect(changed).toMatchObject({ message: 'Item customisation has been updated.', data: { required: false } });
    expect((await read(`/opc-option-groups/uuid/${size.uuid}`)).required).toBe(true);
    // The answer about the item has them as well.
    expect((await read(`/opc-items/uuid/${of.uuid}`)).opcItemAddOns).toEqual(
      (await list(`/opc-item-add-ons?opcItemUuid=${of.uuid}`)).map((one) => expect.objectContaining(partOf(one))),
    );
    expect(await building.delete(`/opc-item-add-ons/${addOns[1]?.id}`)).toMatchObject({ message: 'Option successfully removed' });
    expect(await status('remove-option-group', of, { opcOptionGroupUuid: size.uuid })).toMatchObject({
      message: 'Option successfully removed',
      data: { opcOptionGroupsIds: [] },
    });
    expect(await list(`/opc-item-add-ons?opcItemUuid=${of.uuid}`)).toEqual([]);
  });
});

describe('an option group', () => {
  it('R-0618 its options have a name per language, a price, a place, a quantity, and whether they are available', async () => {
    const { uuid: retailStoreUuid } = await store();
    const addOns = [option('a', { position: 7 }), option('b', { position: 3, price: 120, quantity: 2, available: false })];
    const made = await options(retailStoreUuid, { addOns });
    const at = `/opc-option-groups/uuid/${made.uuid}`;
    const [b, a] = [
      { id: 'b', position: 1, name: option('b').name, price: 120, quantity: 2, available: false },
      { id: 'a', position: 2, name: option('a').name, price: 50, quantity: null, available: true },
    ];
    expect((await read(at)).addOns).toMatchObject([b, a]);
    // Without places the list says them.
    const whole = { name: made.name, selectOption: 'SINGLE_SELECT' };
    const turned = await building.put<Row>(at, { ...whole, addOns: [option('c'), option('a')], version: made.version });
    expect(turned.data.addOns).toMatchObject([
      { id: 'c', position: 1 },
      { id: 'a', position: 2 },
    ]);
    const wrong = await building.put(at, { ...whole, addOns: [option('a', { position: 0 })], version: turned.data.version });
    expect(wrong.status).toBe(422);
  });

  it('R-0615 R-0616 R-0617 R-0619 R-0620 R-0622 is created with its options, updated, and turned off', async () => {
    const { uuid: retailStoreUuid } = await store();
    const name = named('Size');
    const created = await building.post<Row>('/opc-option-groups', {
      retailStoreUuid,
      name,
      required: true,
      minQty: 1,
      maxQty: 1,
      addOns: [option('regular', { price: 0, preSelected: true }), option('large', { price: 120, quantity: 1 })],
    });
    expect(created).toMatchObject({
      message: 'Option group has been created.',
      data: {
        retailStoreUuid,
        name,
        selectOption: 'SINGLE_SELECT',
        required: true,
        available: true,
        minQty: 1,
        maxQty: 1,
        addOns: [
          { id: 'regular', name: { 'zh-Hant': 'regular繁' }, price: 0, available: true, preSelected: true },
          { id: 'large', price: 120, quantity: 1 },
        ],
      },
    });
    const at = `/opc-option-groups/uuid/${created.data.uuid}`;
    const of = await item(await group(retailStoreUuid), { opcOptionGroupsIds: [created.data.id] });
    const changed = await building.put<Row>(at, {
      name,
      selectOption: 'MULTI_SELECT',
      maxOptions: 2,
      addOns: [option('regular'), option('large'), option('huge', { price: 300 })],
      version: created.data.version,
    });
    expect(changed).toMatchObject({ message: 'Option group has been updated.', data: { selectOption: 'MULTI_SELECT' } });
    // What its items offer follows.
    const [addOn] = await list(`/opc-item-add-ons?opcItemUuid=${of.uuid}`);
    expect(addOn).toMatchObject({ selectOption: 'MULTI_SELECT', options: [{}, {}, { id: 'huge', price: 300 }] });
    expect((await building.put<Row>(`${at}/update-available`, { available: false })).data).toMatchObject({ available: false });
    expect(await building.delete(at)).toMatchObject({ message: 'Option successfully removed' });
    expect(await list(`/opc-item-add-ons?opcItemUuid=${of.uuid}`)).toEqual([]);
  });

  it('keeps as many options as its items ask for', async () => {
    const { uuid: retailStoreUuid } = await store();
    const over = { selectOption: 'MULTI_SELECT', addOns: ['a', 'b', 'c'].map((id) => option(id)) };
    const extras = await options(retailStoreUuid, over);
    const of = await item(await group(retailStoreUuid), { name: { en: 'Feast' }, opcOptionGroupsIds: [extras.id] });
    const [addOn] = await list(`/opc-item-add-ons?opcItemUuid=${of.uuid}`);
    const three = { required: true, available: true, minOptions: 3, version: addOn?.version };
    expect((await building.put(`/opc-item-add-ons/${addOn?.id}`, three)).success).toBe(true);
    const at = `/opc-option-groups/uuid/${extras.uuid}`;
    const fewer = { name: extras.name, ...over, addOns: [option('a'), option('b')], version: extras.version };
    expect(await building.put(at, fewer)).toMatchObject({
      status: 422,
      errors: { addOns: { code: 'itemAsksMore', message: 'The item “Feast” asks for more than these options can give' } },
    });
    const more = { ...fewer, addOns: ['a', 'b', 'c', 'd'].map((id) => option(id)) };
    expect((await building.put(at, more)).success).toBe(true);
  });

  it('R-0621 is put in order within its store', async () => {
    const { uuid } = await store();
    const [a, b] = [await options(uuid), await options(uuid)];
    await building.put('/opc-option-groups/update-position', { ids: [b?.id], from: 1 });
    expect(await idsOf(`/opc-option-groups?retailStoreUuid=${uuid}`)).toEqual([b?.id, a?.id]);
  });

  it('R-0615 does not ask for more than its options can give', async () => {
    const { uuid: retailStoreUuid } = await store();
    const add = (over: object) => building.post('/opc-option-groups', { retailStoreUuid, name: named('Options'), ...over });
    const three = [option('a'), option('b'), option('c', { quantity: 2 })];
    const several = { selectOption: 'MULTI_SELECT', addOns: three };
    expect(await add({ ...several, minOptions: 5 })).toMatchObject({
      status: 422,
      errors: { minOptions: { code: 'tooFewOptions', params: { max: 3 } } },
    });
    expect(await add({ ...several, minQty: 5 })).toMatchObject({ status: 422, errors: { minQty: { params: { max: 4 } } } });
    expect(await add({ ...several, minQty: 3, maxQty: 2 })).toMatchObject({ status: 422, errors: { maxQty: {} } });
    expect(await add({ required: true, addOns: [] })).toMatchObject({
      status: 422,
      errors: { addOns: { code: 'optionsNeeded' } },
    });
    expect(await add({ addOns: [option('a', { preSelected: true }), option('b', { preSelected: true })] })).toMatchObject({
      status: 422,
      errors: { addOns: { code: 'preSelectedMost', params: { max: 1 } } },
    });
    // Three different ones, five pieces altogether: two numbers, not one.
    expect((await add({ ...several, minOptions: 3, minQty: 4 })).status).toBe(201);
  });
});

describe('what people see of a menu', () => {
  it('is the active groups in order, with what can be ordered now', async () => {
    const mine = await store({ opc: true });
    const [second, first] = [await group(mine.uuid), await group(mine.uuid)];
    await building.put('/opc-menu-groups/update-position', { ids: [first?.id], from: 1 });
    const hidden = await group(mine.uuid);
    await building.put(`/opc-menu-groups/uuid/${hidden.uuid}/update-status`, { active: false });
    const size = await options(mine.uuid, { required: true, addOns: [option('one', { preSelected: true })] });
    const [fine, off, gone] = [
      await item(first as Row, { opcOptionGroupsIds: [size.id] }),
      await item(first as Row),
      await item(first as Row),
    ];
    await status('update-not-available-for-today', off as Row, { offToday: true });
    await status('update-status', gone as Row, { active: false });
    const seen = await menu(mine.uuid);
    expect(seen.menuGroups.map(({ uuid }) => uuid)).toEqual([first?.uuid, second?.uuid]);
    expect(seen.menuGroups[0]?.items.map(({ uuid, status: state, canOrder }) => [uuid, state, canOrder])).toEqual([
      [fine?.uuid, 'AVAILABLE', true],
      [off?.uuid, 'NOT_TODAY', false],
    ]);
    expect(seen.menuGroups[0]?.items[0]?.optionGroups).toMatchObject([
      { name: size.name, options: [{ preSelected: true, quantity: 1 }] },
    ]);
    // The portal previews the same.
    const { menuGroups } = await preview(mine.uuid);
    expect(menuGroups).toEqual(seen.menuGroups);
    // Options that sell out leave nothing to order; it says so instead of waiting in the cart.
    await building.put(`/opc-option-groups/uuid/${size.uuid}`, {
      name: size.name,
      selectOption: 'SINGLE_SELECT',
      required: true,
      addOns: [option('one', { available: false })],
      version: size.version,
    });
    expect((await menu(mine.uuid)).menuGroups[0]?.items[0]).toMatchObject({ status: 'UNAVAILABLE', canOrder: false });
  });

  it('is that of stores that are addressed to them, and take orders', async () => {
    const own = await store({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [tenants[1]] });
    const plain = await store({ opc: false });
    const answer = async (by: Client, { uuid }: Row) => (await by.get(`/occupant/retail-stores/uuid/${uuid}/menu`)).status;
    expect(await answer(staff, own)).toBe(404);
    expect(await answer(await api.as('STAFF@here.1'), own)).toBe(200);
    expect(await answer(staff, plain)).toBe(404);
    expect((await building.get('/opc-menu-groups/preview?retailStoreUuid=nonsense')).status).toBe(400);
    const previewAt = async (at: string) =>
      (await building.get(`/opc-menu-groups/preview?retailStoreUuid=${plain.uuid}&at=${encodeURIComponent(at)}`)).status;
    expect(await previewAt('2026-11-27T09:00:00Z')).toBe(200);
    // Instants that nobody means, or that are none.
    for (const at of ['+275760-09-12T00:00:00Z', '9999-12-31T23:59:59-12:00', '0001-01-01T00:00:00Z', '2026', 'now'])
      expect([at, await previewAt(at)]).toEqual([at, 400]);
  });
});

describe('a merchant', () => {
  it('sees and changes the menus of the own company alone', async () => {
    const [own, others, none] = [
      await store({ retailTenantId: tenants[0] }),
      await store({ retailTenantId: tenants[1] }),
      await store(),
    ];
    const mine = await group(own.uuid, {}, merchant);
    const dish = await item(mine, {}, merchant);
    const extras = await options(own.uuid, {}, merchant);
    expect(mine).toMatchObject({ retailTenant: { id: tenants[0] } });
    const theirs = await group(others.uuid);
    const theirDish = await item(theirs);
    expect(await idsOf('/opc-menu-groups', merchant)).not.toContain(theirs.id);
    expect(await idsOf('/opc-items', rival)).not.toContain(dish.id);
    expect(await idsOf('/opc-option-groups', rival)).not.toContain(extras.id);
    expect((await rival.get(`/opc-items/uuid/${dish.uuid}`)).status).toBe(404);
    expect((await status('update-available', dish, { available: false }, rival)).status).toBe(404);
    expect((await status('update-available', theirDish, { available: false }, merchant)).status).toBe(404);
    expect((await status('add-option-group', dish, { opcOptionGroupUuid: extras.uuid }, merchant)).status).toBe(200);
    expect((await status('add-option-group', dish, { opcOptionGroupUuid: extras.uuid }, rival)).status).toBe(404);
    expect((await merchant.put('/opc-menu-groups/update-position', { ids: [theirs.id] })).status).toBe(404);
    for (const { uuid } of [others, none]) {
      expect((await merchant.post('/opc-menu-groups', { retailStoreUuid: uuid, name: named('Group') })).status).toBe(422);
      expect((await merchant.get(`/opc-menu-groups/preview?retailStoreUuid=${uuid}`)).status).toBe(404);
      const copy = { fromRetailStoreUuid: own.uuid, retailStoreUuid: uuid };
      expect((await merchant.post('/opc-menu-groups/copy-menu', copy)).status).toBe(404);
    }
    expect((await staff.get('/opc-menu-groups')).status).toBe(403);
  });

  it('takes the menu over with the store', async () => {
    const own = await store({ retailTenantId: tenants[0] });
    const dish = await item(await group(own.uuid));
    const at = `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores/uuid/${own.uuid}`;
    const { version } = await read(at);
    const moved = await building.put(at, {
      name: own.name,
      opc: true,
      viewableBy: 'ALL',
      fontSize: 'MEDIUM',
      minReviewToDisplayReview: 1,
      retailTenantId: tenants[1],
      version,
    });
    expect(moved.status, JSON.stringify(moved)).toBe(200);
    expect((await merchant.get(`/opc-items/uuid/${dish.uuid}`)).status).toBe(404);
    expect((await rival.get(`/opc-items/uuid/${dish.uuid}`)).status).toBe(200);
  });
});

describe('the menu of a store', () => {
  it('is copied to the end of another one, with periods, pictures and options', async () => {
    const [from, to] = [await store(), await store()];
    const [a, b] = [await group(from.uuid), await group(from.uuid)];
    await made(building, '/opc-menu-group-visibility-periods', {
      opcMenuGroupUuid: a?.uuid,
      publicHolidays: 'NEVER',
      startTime: '07:00',
      endTime: '11:00',
    });
    const picture = (await sendParts(building, [part('file', tinyPng, 'picture.png')])).data;
    const size = await options(from.uuid, { required: true });
    const dish = await item(b as Row, { imageFileUuids: [picture.uuid], opcOptionGroupsIds: [size.id], quantity: 3 });
    await item(b as Row, { basePrice: 90 });
    await status('update-not-available-for-today', dish, { offToday: true });
    const there = await group(to.uuid);
    const copied = await building.post('/opc-menu-groups/copy-menu', {
      fromRetailStoreUuid: from.uuid,
      retailStoreUuid: to.uuid,
    });
    expect(copied).toMatchObject({ message: 'The menu has been copied.', data: { menuGroups: 2, items: 2, optionGroups: 1 } });
    const groups = await list(`/opc-menu-groups?retailStoreUuid=${to.uuid}`);
    expect(groups.map(({ name }) => name)).toEqual([there.name, a?.name, b?.name]);
    expect(await list(`/opc-menu-group-visibility-periods?opcMenuGroupUuid=${groups[1]?.uuid}`)).toMatchObject([
      { publicHolidays: 'NEVER', startTime: '07:00' },
    ]);
    const items = await list(`/opc-items?opcMenuGroupUuid=${groups[2]?.uuid}`);
    expect(items).toMatchObject([
      {
        name: dish.name,
        imageFiles: [{ uuid: picture.uuid }],
        quantity: 3,
        status: 'AVAILABLE',
        opcOptionGroups: [{ label: (size.name as { en: string }).en }],
      },
      { basePrice: 90 },
    ]);
    expect(items[0]?.opcOptionGroupsIds).not.toContain(size.id);
    const itself = { fromRetailStoreUuid: from.uuid, retailStoreUuid: from.uuid };
    expect((await building.post('/opc-menu-groups/copy-menu', itself)).status).toBe(422);
  });
});

describe('an uploaded menu', () => {
  const rows = (all: object[]) => all.map((data, index) => ({ number: index + 2, data }));
  it('adds items to the groups of their stores, in the order of the sheet, in three languages', async () => {
    const [one, other] = [await store(), await store()];
    const name = { en: `Mains ${count}` };
    const [here, there] = [await group(one.uuid, { name }), await group(other.uuid, { name })];
    await item(here);
    const of = (shop: Row) => ({ retailStore: shop.referenceNo, opcMenuGroup: name.en });
    const { data } = await building.post<UploadResult>('/opc-items/process-data', {
      fileName: 'menu.xlsx',
      rows: rows([
        { ...of(one), name: 'Laksa | 叻沙 | 叻沙', description: 'Spicy', basePrice: '8.50', quantity: '20' },
        { ...of(other), name: 'Mee siam', basePrice: '7' },
        { ...of(one), name: 'Mee goreng', basePrice: '6.20', recommended: 'Yes' },
        { ...of(one), name: 'a | b | c | d', basePrice: '1' },
        { ...of(one), opcMenuGroup: 'No such group', name: 'Rojak', basePrice: '5' },
      ]),
    });
    expect(data.dataList.map(({ problems }) => Object.keys(problems ?? {}))).toEqual([[], [], [], ['name'], ['opcMenuGroup']]);
    expect(await idsOf(`/opc-items?opcMenuGroupUuid=${there.uuid}`)).toEqual([]);
    const done = await building.post('/opc-items/upload-data', { uploadId: data.uploadId });
    expect(done, JSON.stringify(done)).toMatchObject({ message: '3 menu items successfully uploaded' });
    const mains = await list(`/opc-items?opcMenuGroupUuid=${here.uuid}`);
    expect(mains.map(({ name, position }) => [(name as { en: string }).en, position]).slice(1)).toEqual([
      ['Laksa', 2],
      ['Mee goreng', 3],
    ]);
    expect(mains[1]).toMatchObject({
      name: { en: 'Laksa', 'zh-Hant': '叻沙', 'zh-Hans': '叻沙' },
      basePrice: 850,
      remainingQuantity: 20,
    });
    expect(await list(`/opc-items?opcMenuGroupUuid=${there.uuid}`)).toMatchObject([{ name: { en: 'Mee siam' }, position: 1 }]);
  });
});

it('R-0591 R-0592 R-0593 R-0594 R-0595 R-0596 a category is added with its stores, put off, put in order, updated and removed', async () => {
  const [first, second] = [await store(), await store()];
  const path = '/opc-categories';
  const created = await building.post<Row>(path, { name: named('Category'), retailStoresIds: [first.id], recommended: true });
  expect(created).toMatchObject({
    message: 'Category successfully added',
    data: { referenceNo: expect.stringMatching(/^OC-/), active: true, recommended: true, noOfRetailStore: 1 },
  });
  expect(created.data).toMatchObject({ officeCentre: { id: api.world.here.building }, retailStores: [{ id: first.id }] });
  const at = `${path}/uuid/${created.data.uuid}`;
  expect((await building.put<Row>(`${at}/update-status`, { active: false })).data).toMatchObject({ active: false });
  const { version } = await read(at);
  const changed = await building.put<Row>(at, { name: named('Category'), retailStoresIds: [first.id, second.id], version });
  expect(changed).toMatchObject({ message: 'Category successfully updated', data: { noOfRetailStore: 2, active: false } });
  const other = await made(building, path, { name: named('Category') });
  await building.put(`${path}/update-position`, { ids: [other.id, created.data.id], from: 1 });
  expect((await idsOf(path)).slice(0, 2)).toEqual([other.id, created.data.id]);
  expect(await building.delete(at)).toMatchObject({ message: 'Category successfully removed' });
  expect((await building.get(at)).status).toBe(404);
});

it('R-0597 categories are offered of the office centre that the query names', async () => {
  const provider = await api.asIn('SUPERADMIN', null);
  const { here, there } = api.world;
  const mine = await made(building, '/opc-categories', { name: named('Category') });
  const offered = async (id: number) =>
    (await provider.get<Option[]>(`/opc-categories/drop-down?officeCentreId=${id}`)).data.map(({ value }) => value);
  expect(await offered(here.building)).toContain(mine.id);
  expect(await offered(there.building)).toEqual([]);
});
