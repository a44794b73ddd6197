/** Requests by the QR code of a place, without signing in: which forms, what is kept, who is in charge, who is told, and what is refused. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { PlaceForms } from '#schemas/serviceRequests/placeForms.ts';
import { serviceRequestFormSample } from '#schemas/serviceRequests/samples.ts';
import { serviceRequestPlace } from '#schemas/serviceRequests/serviceRequestPlace.ts';
import { REQUESTS_HOURLY } from '#server/areas/serviceRequests/places.ts';
import { type LinkedEntity, linkedPath } from '#server/engine/linked/proof.ts';
import { type Api, type Client, type StatusRow as Row, startApi } from './harness.ts';
import { picture } from './pictures.ts';

const PLACES = '/service-request-places';
const FEELS = {
  id: 'feels',
  position: 1,
  type: 'SINGLE_CHOICE',
  label: { en: 'How does it feel?' },
  required: true,
  choices: [
    { id: 'warm', position: 1, label: { en: 'Too warm' } },
    { id: 'cold', position: 2, label: { en: 'Too cold' } },
  ],
};
let api: Api;
let building: Client;
let nobody: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  nobody = await api.as('nobody');
});
afterAll(() => api.close());

async function formWith(more: object = {}): Promise<Row> {
  const body = { ...serviceRequestFormSample.records[0], dueIn: null, options: [FEELS], withoutSignIn: true, ...more };
  const { data, errors } = await building.post<Row>('/service-request-forms/create', body);
  expect(errors).toBeUndefined();
  await building.put(`/service-request-forms/uuid/${data.uuid}/publish`, {});
  return data;
}
let places = 0;
async function placeWith(more: object = {}): Promise<{ place: Row; link: string }> {
  places += 1;
  const { data, errors } = await building.post<Row>(PLACES, { name: `Lobby ${places}`, floorNo: '8', active: true, ...more });
  expect(errors).toBeUndefined();
  return { place: data, link: await linkOf(data) };
}
/** The link behind the QR code, as a telephone opens it. */
const linkOf = async ({ uuid, id }: Row) =>
  (
    await linkedPath(api.db, api.product.model.entity(serviceRequestPlace.name) as LinkedEntity, { uuid, common: id }, 'request')
  ).replace(/\/request$/, '');
let keys = 0;
const bodyFor = (form: Row, more: object = {}) => {
  keys += 1;
  const who = { guestName: 'Ann Lee', guestEmail: `ann.${keys}@outside.example`, guestMobile: null, guestLanguage: 'zh-Hant' };
  return {
    formUuid: form.uuid,
    ...who,
    remark: null,
    answers: { feels: 'warm' },
    photo: null,
    requestKey: `key-${keys}`,
    ...more,
  };
};
const send = (link: string, form: Row, more: object = {}) =>
  nobody.put<{ referenceNo: string }>(`${link}/submit`, bodyFor(form, more));
const requestsAt = async (place: Row) =>
  (await building.get<Paged<Row>>(`/service-requests?placeId=${place.id}&tab=ALL&limit=100`)).data.items;

describe('the page of a place', () => {
  it('offers the forms that need no sign-in, are published and visible and cost nothing, and says nothing else', async () => {
    const [open, hidden, internal, paid] = [
      await formWith(),
      await formWith({ isVisible: false }),
      await formWith({ withoutSignIn: false }),
      await formWith({ isPayment: true, price: 500 }),
    ];
    const { link, place } = await placeWith();
    const { data, status } = await nobody.get<PlaceForms>(link);
    expect(status).toBe(200);
    expect(data).toMatchObject({ place: place.name, floorNo: '8' });
    expect(Object.keys(data).sort()).toEqual(['building', 'floorNo', 'forms', 'photoMax', 'place']);
    const offered = data.forms.map(({ uuid }) => uuid);
    expect(offered).toContain(open.uuid);
    for (const other of [hidden, internal, paid]) {
      expect(offered).not.toContain(other.uuid);
      expect(await send(link, other)).toMatchObject({ status: 422, errors: { formUuid: {} } });
    }
    expect(Object.keys(data.forms[0] as object).sort()).toEqual(['buttonText', 'questions', 'tagline', 'title', 'uuid']);
  });

  it('is gone with a wrong code, a place that is not in use, and a building without service requests', async () => {
    const { link, place } = await placeWith();
    const [, , uuid, proof] = link.split('/');
    const other = await placeWith();
    expect((await nobody.get(`/service-place/${uuid}/${uuid}`)).status).toBe(404);
    expect((await nobody.get(`/service-place/${proof}/${proof}`)).status).toBe(404);
    expect((await nobody.get(other.link)).status).toBe(200);
    await building.put(`${PLACES}/uuid/${place.uuid}`, { name: place.name, active: false, version: place.version });
    expect((await nobody.get(link)).status).toBe(404);
    expect((await send(link, await formWith())).status).toBe(404);
    await api.db.query(
      sql`update office_centres set add_ons = array_remove(add_ons, 'SERVICE_REQUEST') where id = ${api.world.here.building}`,
    );
    expect((await nobody.get(other.link)).status).toBe(404);
    await api.db.query(
      sql`update office_centres set add_ons = array_append(add_ons, 'SERVICE_REQUEST') where id = ${api.world.here.building}`,
    );
    expect((await nobody.get(other.link)).status).toBe(200);
  });

  it('has a QR code, for the building alone', async () => {
    const { place } = await placeWith();
    const { data } = await building.get<{ mimeType: string; base64: string }>(`${PLACES}/uuid/${place.uuid}/generate-qr`);
    expect(data.mimeType).toBe('image/png');
    expect(Buffer.from(data.base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const address = await building.get<{ url: string }>(`${PLACES}/uuid/${place.uuid}/address`);
    expect(address.data.url).toMatch(new RegExp(`^http.*${await linkOf(place)}/request$`));
    const tenant = await api.as('MASTER_ADMIN@here.0');
    expect((await tenant.get(PLACES)).status).toBe(403);
    expect((await tenant.get(`${PLACES}/uuid/${place.uuid}/address`)).status).toBe(403);
    const elsewhere = await api.as('LANDLORD_ADMIN@there');
    expect((await elsewhere.get(`${PLACES}/uuid/${place.uuid}`)).status).toBe(404);
    expect((await elsewhere.get(`${PLACES}/uuid/${place.uuid}/address`)).status).toBe(404);
  });
});

describe('a request from a place', () => {
  it('keeps the place, the person, the answers and the photo, and belongs to no company', async () => {
    const form = await formWith();
    const { link, place } = await placeWith();
    const photo = `data:image/png;base64,${(await picture('png', 20, 20)).toString('base64')}`;
    const { data, status } = await send(link, form, { photo, remark: 'Since this morning' });
    expect(status).toBe(200);
    const [request] = await requestsAt(place);
    expect(request).toMatchObject({
      referenceNo: data.referenceNo,
      status: 'OPEN',
      placeId: place.id,
      location: `${place.name}, 8`,
      guestName: 'Ann Lee',
      guestLanguage: 'zh-Hant',
      remark: 'Since this morning',
      tenantId: null,
      requesterId: null,
      createdByLandlord: false,
      answers: [{ id: 'feels', value: 'warm' }],
    });
    expect(request?.imageFileIds).toHaveLength(1);
    const tenant = await api.as('MASTER_ADMIN@here.0');
    expect((await tenant.get(`/service-requests/uuid/${request?.uuid}`)).status).toBe(404);
  });

  it('goes to whoever is in charge of the place, and else of the form', async () => {
    const [ofForm, ofPlace] = [api.world.people['LANDLORD_ADMIN@here']?.userId, api.world.people['CONCIERGE@here']?.userId];
    const form = await formWith({ assigneeId: ofForm });
    const [one, other] = [await placeWith({ assigneeId: ofPlace }), await placeWith()];
    await send(one.link, form);
    await send(other.link, form);
    expect((await requestsAt(one.place))[0]?.assigneeId).toBe(ofPlace);
    expect((await requestsAt(other.place))[0]?.assigneeId).toBe(ofForm);
  });

  it('is kept once, however often and however quickly the same is sent', async () => {
    const form = await formWith();
    const { link, place } = await placeWith();
    const body = bodyFor(form);
    const answers = await Promise.all([1, 2, 3].map(() => nobody.put<{ referenceNo: string }>(`${link}/submit`, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.referenceNo)).size).toBe(1);
    expect(await requestsAt(place)).toHaveLength(1);
  });

  it('is refused with the field at fault, and nothing is kept', async () => {
    const form = await formWith();
    const { link, place } = await placeWith();
    expect(await send(link, form, { guestName: '' })).toMatchObject({ status: 422, errors: { guestName: {} } });
    expect(await send(link, form, { guestEmail: 'no address' })).toMatchObject({ status: 422, errors: { guestEmail: {} } });
    expect(await send(link, form, { answers: {} })).toMatchObject({ status: 422, errors: { 'answers.feels': {} } });
    expect(await send(link, form, { answers: { feels: 'hot' } })).toMatchObject({ status: 422, errors: { 'answers.feels': {} } });
    expect(await send(link, form, { photo: 'data:text/html;base64,PGI+' })).toMatchObject({ status: 422, errors: { photo: {} } });
    expect((await send(link, form, { photo: 'data:image/png;base64,AAAA' })).status).toBeGreaterThanOrEqual(400);
    expect((await send(link, form, { status: 'COMPLETED' })).status).toBe(422);
    expect(await requestsAt(place)).toEqual([]);
  });

  it('tells the person by mail what becomes of it, with a way to ask again', async () => {
    const form = await formWith();
    const { link, place } = await placeWith();
    const guestEmail = 'told@outside.example';
    await send(link, form, { guestEmail });
    const [request] = await requestsAt(place);
    for (const step of ['accept', 'complete'])
      expect((await building.put(`/service-requests/uuid/${request?.uuid}/${step}`, {})).status).toBe(200);
    const mails = await api.db.query<{ text: string }>(sql`select text from mails where to_address = ${guestEmail} order by id`);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(`${link}/request`);
  });

  it('is limited for each network', async () => {
    const form = await formWith();
    const { link } = await placeWith();
    const statuses: number[] = [];
    for (let count = 0; count <= REQUESTS_HOURLY; count += 1) statuses.push((await send(link, form)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
