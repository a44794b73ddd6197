import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { peopleMeant } from '#server/engine/reach/readers.ts';
import { type Api, type Client, type Row, startApi } from './harness.ts';
import { part, sendParts } from './uploads.ts';

let api: Api;
let building: Client;
/** A master admin of the first company, its staff, and the staff of the second one. */
let admin: Client;
let staff: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  admin = await api.as('MASTER_ADMIN@here.0');
  staff = await api.as('STAFF@here.0');
  other = await api.as('STAFF@here.1');
});
afterAll(() => api.close());

let count = 0;
const upload = async (name?: string, by = building) => {
  count += 1;
  const sent = await sendParts(by, [part('file', `%PDF-1.4\n${count}`, name ?? `file ${count}.pdf`)]);
  return sent.data as { systemFileId: number; uuid: string };
};
const category = async (name = 'Rules') =>
  (await building.post<Row>('/document-categories', { categoryName: { en: name } })).data;
/** The form of the page that edits has all of it. */
const update = ({ id, version, categoryId, documentName, documentFileId, recipientType, accountType }: Row, over: object) => {
  const form = { version, categoryId, documentName, documentFileId, recipientType, accountType };
  return building.put<Row>(`/documents/${id}`, { ...form, ...over });
};
const publish = async (over: object = {}) => {
  const file = await upload();
  const { id: categoryId } = await category();
  const body = { categoryId, documentFileId: file.systemFileId, recipientType: 'ALL', accountType: 'ALL', ...over };
  const answer = await building.post<Row>('/documents', body);
  return { file, answer };
};
const fetchFile = async (who: Client, uuid: string) =>
  (await api.app.inject({ method: 'GET', url: `/api/system-files/uuid/${uuid}`, headers: { authorization: who.authorization } }))
    .statusCode;
const shownTo = async (who: Client, uuid: string) =>
  (await who.get<Paged<Row>>('/occupant/documents?limit=100')).data.items.some((one) => one.uuid === uuid);

describe('a category', () => {
  it('R-0927 R-0938 R-0939 R-0940 is added, updated and removed, and says how many documents it has', async () => {
    const added = await building.post<Row>('/document-categories', { categoryName: { en: 'Safety' } });
    expect(added).toMatchObject({
      status: 201,
      message: 'Category successfully added',
      data: { categoryName: { en: 'Safety' }, noOfDocument: 0 },
    });
    const { id, version } = added.data;
    const updated = await building.put<Row>(`/document-categories/${id}`, { version, categoryName: { en: 'Fire safety' } });
    expect(updated).toMatchObject({ message: 'Category successfully updated', data: { categoryName: { en: 'Fire safety' } } });
    const made = (await publish({ categoryId: id })).answer.data;
    expect((await building.get<Row>(`/document-categories/${id}`)).data.noOfDocument).toBe(1);
    expect((await building.delete(`/document-categories/${id}`)).status).toBe(409);
    await building.delete(`/documents/${made.id}`);
    expect(await building.delete(`/document-categories/${id}`)).toMatchObject({ message: 'Category successfully removed' });
  });

  it('R-0928 R-0929 the list is sorted by name and can be asked for those with documents', async () => {
    const [b, a] = [await category('Bbb first'), await category('Aaa second')];
    await publish({ categoryId: b.id });
    const namesOf = async (query: string) =>
      (await building.get<Paged<Row>>(`/document-categories?limit=100${query}`)).data.items.map(({ id }) => id);
    const all = await namesOf('');
    expect(all.indexOf(a.id)).toBeLessThan(all.indexOf(b.id));
    expect(await namesOf('&hasDocument=true')).toContain(b.id);
    expect(await namesOf('&hasDocument=true')).not.toContain(a.id);
    expect(await namesOf('&hasDocument=false')).toContain(a.id);
    expect((await building.get('/document-categories?sortProperties=categoryName&sortDirection=DESC')).status).toBe(200);
  });

  it('R-0941 is chosen from a drop-down', async () => {
    const { id } = await category('In the drop-down');
    const options = (await building.get<Option[]>('/document-categories/drop-down?limit=100')).data;
    expect(options).toContainEqual(expect.objectContaining({ id, label: 'In the drop-down' }));
  });

  it('counts for a company only what is meant for it', async () => {
    const { id } = await category('Counted');
    await publish({ categoryId: id, recipientType: 'BUILDING_STAFF' });
    await publish({ categoryId: id, recipientType: 'TENANT' });
    expect((await building.get<Row>(`/document-categories/${id}`)).data.noOfDocument).toBe(2);
    expect((await admin.get<Row>(`/document-categories/${id}`)).data.noOfDocument).toBe(1);
  });
});

describe('a document', () => {
  it('R-0930 R-0935 R-0936 R-0937 is added, updated and removed', async () => {
    const { answer } = await publish();
    expect(answer).toMatchObject({
      status: 201,
      message: 'Document successfully added',
      data: { category: { label: 'Rules' }, documentFile: {}, recipientType: 'ALL', accountType: 'ALL', versionNo: 1 },
    });
    const { id } = answer.data;
    const updated = await update(answer.data, { accountType: 'ADMIN' });
    expect(updated).toMatchObject({ message: 'Document successfully updated', data: { accountType: 'ADMIN', versionNo: 1 } });
    expect(await building.delete(`/documents/${id}`)).toMatchObject({ message: 'Document successfully removed' });
    expect((await building.get(`/documents/${id}`)).status).toBe(404);
  });

  it('has the name of its file unless somebody names it', async () => {
    const { id: categoryId } = await category();
    const file = await upload('House rules.pdf');
    const body = { categoryId, documentFileId: file.systemFileId, recipientType: 'ALL', accountType: 'ALL' };
    expect((await building.post<Row>('/documents', body)).data.documentName).toMatchObject({ en: 'House rules' });
  });

  it('R-0934 recipient types and account types come from lists', async () => {
    const codes = async (path: string) => (await building.get<{ code: string }[]>(path)).data.map(({ code }) => code);
    expect(await codes('/documents/recipient-type')).toEqual(['ALL', 'BUILDING_STAFF', 'TENANT', 'SELECTED_TENANT']);
    expect(await codes('/documents/account-type')).toEqual(['ALL', 'ADMIN', 'EMPLOYEE', 'APP_USER']);
  });

  it('R-0931 is found by the day it was made, by categories and by a search; the newest comes first', async () => {
    const [one, two] = [await category('One'), await category('Two')];
    const first = (await publish({ categoryId: one.id, documentName: { en: 'Zebra crossing' } })).answer.data;
    const second = (await publish({ categoryId: two.id, documentName: { en: 'Aardvark' } })).answer.data;
    const ids = async (query: string) =>
      (await building.get<Paged<Row>>(`/documents?limit=100&${query}`)).data.items.map(({ id }) => id);
    expect(await ids(`categoryIds=${one.id},${two.id}`)).toEqual([second.id, first.id]);
    expect(await ids(`categoryIds=${one.id}`)).toEqual([first.id]);
    expect(await ids('wildcardSearch=zebra')).toEqual([first.id]);
    const day = new Date().toISOString();
    expect(await ids(`categoryIds=${one.id}&createdDateTo=2020-01-01`)).toEqual([]);
    expect(await ids(`categoryIds=${one.id}&createdDateFrom=2020-01-01&createdDateTo=${day.slice(0, 4)}-12-31`)).toEqual([
      first.id,
    ]);
  });

  it.each<[string, object, [boolean, boolean, boolean]]>([
    ['everybody', {}, [true, true, true]],
    ['the building’s own people', { recipientType: 'BUILDING_STAFF' }, [false, false, false]],
    ['all tenants', { recipientType: 'TENANT' }, [true, true, true]],
    ['admins of tenants', { recipientType: 'TENANT', accountType: 'ADMIN' }, [true, false, false]],
    ['staff', { accountType: 'EMPLOYEE' }, [false, true, true]],
    ['users of the app', { accountType: 'APP_USER' }, [false, false, false]],
  ])('for %s is listed and its file fetched by them alone', async (_, over, wanted) => {
    const { file, answer } = await publish(over);
    const { id, uuid } = answer.data;
    const people = [admin, staff, other];
    for (const [index, who] of people.entries()) {
      expect([index, await shownTo(who, uuid)]).toEqual([index, wanted[index]]);
      expect([index, await fetchFile(who, file.uuid)]).toEqual([index, wanted[index] ? 200 : 404]);
      expect((await who.get(`/occupant/documents/uuid/${uuid}`)).status).toBe(wanted[index] ? 200 : 404);
    }
    expect((await admin.get(`/documents/${id}`)).status).toBe(wanted[0] ? 200 : 404);
    expect(await fetchFile(building, file.uuid)).toBe(200);
  });

  it('for chosen tenants is theirs alone; a company sees neither the others nor who has read it', async () => {
    const [mine] = api.world.here.tenants;
    const { file, answer } = await publish({ recipientType: 'SELECTED_TENANT', selectedTenantIds: [mine] });
    const { id, uuid } = answer.data;
    expect([await shownTo(staff, uuid), await shownTo(other, uuid)]).toEqual([true, false]);
    expect([await fetchFile(staff, file.uuid), await fetchFile(other, file.uuid)]).toEqual([200, 404]);
    const seen = (await admin.get<Row>(`/documents/${id}`)).data;
    for (const key of ['recipientType', 'accountType', 'selectedTenantIds', 'readerCount']) expect(seen).not.toHaveProperty(key);
    for (const path of ['/document-versions', '/document-readings'])
      expect((await admin.get<Paged<Row>>(path)).data?.items ?? []).toEqual([]);
    expect((await admin.get(`/documents?selectedTenantIds=${mine}`)).status).toBe(400);
    const none = await publish({ recipientType: 'SELECTED_TENANT' });
    expect(none.answer.status).toBe(422);
  });

  it('is nobody’s in another building, and not written by a company', async () => {
    const { file, answer } = await publish();
    const { id, version, uuid } = answer.data;
    for (const name of ['LANDLORD_ADMIN@there', 'STAFF@there.0', 'MASTER_ADMIN@there.0']) {
      const stranger = await api.as(name);
      expect(await fetchFile(stranger, file.uuid)).toBe(404);
      expect((await stranger.get(`/occupant/documents/uuid/${uuid}`)).status).toBe(404);
    }
    expect((await admin.put(`/documents/${id}`, { version, accountType: 'ADMIN' })).status).toBe(403);
    expect((await admin.delete(`/documents/${id}`)).status).toBe(403);
  });

  it('keeps its former versions for the building; people read the current one', async () => {
    const { file: former, answer } = await publish();
    const { id } = answer.data;
    const current = await upload();
    const changed = await update(answer.data, { documentFileId: current.systemFileId });
    expect(changed.data.versionNo).toBe(2);
    const versions = (await building.get<Paged<Row>>(`/document-versions?documentIds=${id}`)).data.items;
    expect(versions).toMatchObject([
      { versionNo: 2, documentFileId: current.systemFileId, uploadedUser: {} },
      { versionNo: 1, documentFileId: former.systemFileId, uploadedDate: expect.any(String) },
    ]);
    expect([await fetchFile(staff, current.uuid), await fetchFile(staff, former.uuid)]).toEqual([200, 404]);
    expect([await fetchFile(building, former.uuid), await fetchFile(admin, former.uuid)]).toEqual([200, 404]);
    const same = await update(changed.data, { accountType: 'EMPLOYEE' });
    expect(same.data.versionNo).toBe(2);
  });

  it('two new files at once make one version more and one clear refusal', async () => {
    const made = (await publish()).answer.data;
    const files = [await upload(), await upload()];
    const answers = await Promise.all(files.map(({ systemFileId }) => update(made, { documentFileId: systemFileId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await building.get<Paged<Row>>(`/document-versions?documentIds=${made.id}`)).data.total).toBe(2);
  });

  it('knows who has read it, in which version, and counts everybody once', async () => {
    const { file, answer } = await publish();
    const { id } = answer.data;
    const readers = async () => (await building.get<Paged<Row>>(`/document-readings?documentIds=${id}`)).data.items;
    await Promise.all([fetchFile(staff, file.uuid), fetchFile(staff, file.uuid), fetchFile(other, file.uuid)]);
    await fetchFile(building, file.uuid);
    await fetchFile(await api.as('STAFF@there.0'), file.uuid);
    expect(await readers()).toHaveLength(2);
    expect((await building.get<Row>(`/documents/${id}`)).data.readerCount).toBe(2);
    const next = await upload();
    await update(answer.data, { documentFileId: next.systemFileId });
    await fetchFile(staff, next.uuid);
    const read = await readers();
    expect(read.map(({ versionNo }) => versionNo).sort()).toEqual([1, 2]);
    const again = read.find(({ versionNo }) => versionNo === 2) as Row;
    expect(Date.parse(String(again.lastReadDate))).toBeGreaterThanOrEqual(Date.parse(String(again.firstReadDate)));
    expect(again).toMatchObject({ tenantId: api.world.here.tenants[0] });
  });

  it('knows who has not read it, of those whom it is for', async () => {
    interface Unread extends Paged<{ id: number; fullName: string; company: string }> {
      reaches: number;
      read: number;
    }
    const [mine] = api.world.here.tenants;
    const { file, answer } = await publish({ recipientType: 'SELECTED_TENANT', selectedTenantIds: [mine] });
    const path = `/documents/${answer.data.id}/not-read`;
    const asked = async (query = '', who = building) => (await who.get<Unread>(`${path}?limit=100${query}`)).data;
    const me = api.idOf('STAFF@here.0');
    const before = await asked();
    expect(before).toMatchObject({ read: 0, reaches: before.total });
    expect(before.items.map(({ id }) => id)).toEqual(expect.arrayContaining([me, api.idOf('MASTER_ADMIN@here.0')]));
    expect(before.items.map(({ id }) => id)).not.toContain(api.idOf('STAFF@here.1'));
    await fetchFile(staff, file.uuid);
    const after = await asked();
    expect(after).toMatchObject({ read: 1, reaches: before.reaches, total: before.total - 1 });
    expect(after.items.map(({ id }) => id)).not.toContain(me);

    const [first] = after.items;
    expect((await building.get<Unread>(`${path}?page=2&limit=1`)).data.items).toEqual([after.items[1]].filter(Boolean));
    expect((await asked(`&wildcardSearch=${encodeURIComponent(first?.fullName ?? '')}`)).items).toContainEqual(first);
    expect(await asked(`&wildcardSearch=${encodeURIComponent(first?.company ?? '')}`)).toMatchObject({ total: after.total });
    expect(await asked('&wildcardSearch=nobody%25')).toMatchObject({ total: 0, reaches: before.reaches, read: 1 });
    expect((await building.get(`${path}?colour=red`)).status).toBe(400);
  });

  it('tells who has not read it only to its building, and leaves out whoever has uploaded it', async () => {
    const { id } = (await publish()).answer.data;
    const path = `/documents/${id}/not-read?limit=100`;
    expect((await admin.get(path)).status).toBe(403);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(path)).status).toBe(404);
    const everybody = (await building.get<Paged<Row>>(path)).data.items.map((one) => one.id);
    expect(everybody).toContain(api.idOf('LANDLORD_ADMIN_VIEW_ONLY@here'));
    expect(everybody).not.toContain(api.idOf('LANDLORD_ADMIN@here'));
    await api.db.text(`update users set status = 'INACTIVE' where id = $1`, [api.idOf('STAFF@here.1')]);
    const present = (await building.get<Paged<Row>>(path)).data.items.map((one) => one.id);
    expect(everybody.filter((one) => !present.includes(one))).toEqual([api.idOf('STAFF@here.1')]);
    await api.db.text(`update users set status = 'ACTIVE' where id = $1`, [api.idOf('STAFF@here.1')]);
  });

  it.each([
    {},
    { recipientType: 'BUILDING_STAFF' },
    { recipientType: 'TENANT', accountType: 'ADMIN' },
    { accountType: 'EMPLOYEE' },
  ])('the people whom it is for are those who are shown it: %j', async (over) => {
    const { id, uuid } = (await publish(over)).answer.data;
    const entity = api.product.model.entity('documents');
    const record = (await building.get<Row>(`/documents/${id}`)).data;
    const people = await api.db.query<{ id: number }>(peopleMeant(entity, { ...record, id }));
    const known = new Set(people.map((one) => one.id));
    for (const name of ['LANDLORD_ADMIN@here', 'MASTER_ADMIN@here.0', 'STAFF@here.0', 'STAFF@here.1', 'STAFF@there.0']) {
      const [, role, place] = /^(\w+)@(.+)$/.exec(name) ?? [];
      const who = await api.as(name);
      const me = api.world.people[name]?.userId ?? 0;
      expect([role, place, known.has(me)]).toEqual([role, place, await shownTo(who, uuid)]);
    }
  });
});
