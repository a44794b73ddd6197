/** Requests from places, by people without an account: the QR code of a place leads to the forms that allow it. */
import { sql } from 'drizzle-orm';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { AnswersById } from '#schemas/kernel/fields/answers.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { PHOTO_MAX, type PlaceForms } from '#schemas/serviceRequests/placeForms.ts';
import { serviceRequest } from '#schemas/serviceRequests/serviceRequest.ts';
import { serviceRequestPlace } from '#schemas/serviceRequests/serviceRequestPlace.ts';
import { clearAttempts, countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import type { Queryable } from '#server/db/database.ts';
import { ofRecord } from '#server/engine/areas/areaCalls.ts';
import type { Recipients, RuleContext } from '#server/engine/areas/rules.ts';
import type { Producer } from '#server/engine/calls/downloads.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import { type LinkedEntity, linkedPath } from '#server/engine/linked/proof.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { checkedAnswers } from '#server/engine/write/answersGiven.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { qrPicture } from '#server/files/qrPicture.ts';
import { storageOf } from '#server/files/storage.ts';
import { storeFile } from '#server/files/storeFile.ts';
import { any, listOf, objectOf, orNull, text, uuid, whole, words } from '#server/openapi/values.ts';

/** Requests an hour from one network, whatever the places: a lift is out of order for many people, but not for so many. */
export const REQUESTS_HOURLY = 20;
const PHOTO = /^data:image\/(jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/;

export const placeSchema = objectOf({
  building: text,
  place: text,
  floorNo: orNull(text),
  photoMax: whole,
  forms: listOf(objectOf({ uuid, title: words, tagline: words, buttonText: words, questions: listOf(any) })),
});
export const sentSchema = objectOf({ referenceNo: text });

interface Site {
  building: string;
  zone: string;
}
/** The building of a place that is in use. Throws AppError notFound where it has no service requests, or is closed. */
async function siteOf(on: Queryable, { id }: { id: number }): Promise<Site> {
  const [site] = await on.query<Site>(sql`
    select coalesce(c.building_name, c.company_name) as building, c.time_zone as zone
    from service_request_places p join office_centres c on c.id = p.office_centre_id
    where p.id = ${id} and p.active and c.active and c.subscription_active and 'SERVICE_REQUEST' = any(c.add_ons)`);
  if (!site) throw new AppError('notFound');
  return site;
}

type Form = PlaceForms['forms'][number] & { id: number };
const formsOf = (on: Queryable, buildingId: unknown): Promise<Form[]> =>
  on.query<Form>(sql`
    select id, uuid, title, tagline, button_text as "buttonText", coalesce(options, '[]') as questions from service_request_forms
    where office_centre_id = ${buildingId} and status = 'PUBLISHED' and is_visible and without_sign_in and not is_payment
    order by position, id limit 100`);

export async function readPlace({ db, record }: LinkedContext): Promise<PlaceForms> {
  const { building } = await siteOf(db, record);
  const forms = await formsOf(db, record.officeCentreId);
  return {
    building,
    place: String(record.name),
    floorNo: (record.floorNo as string | null) ?? null,
    photoMax: PHOTO_MAX,
    forms: forms.map(({ id: _, ...form }) => form),
  };
}

function pictureOf(photo: unknown): { name: string; bytes: Buffer } | undefined {
  if (!photo) return undefined;
  const [, type, bytes] = PHOTO.exec(String(photo)) ?? [];
  if (!type || !bytes) throw new AppError('validation', { fields: { photo: { code: 'fileType' } } });
  return { name: `photo.${type === 'jpeg' ? 'jpg' : 'png'}`, bytes: Buffer.from(bytes, 'base64') };
}

/** @throws AppError notFound for a form that is not offered here, tooMany, validation with the questions at fault */
export async function submitAtPlace(context: LinkedContext): Promise<{ referenceNo: string }> {
  const { db, model, config, record, body, origin, locale } = context;
  const { zone } = await siteOf(db, record);
  const buildingId = record.officeCentreId as number;
  const form = UUID.test(String(body.formUuid))
    ? (await formsOf(db, buildingId)).find((one) => one.uuid === String(body.formUuid).toLowerCase())
    : undefined;
  if (!form) throw new AppError('validation', { fields: { formUuid: { code: 'notFound' } } });
  const given = (typeof body.answers === 'object' && body.answers !== null ? body.answers : {}) as AnswersById;
  const answers = checkedAnswers([...form.questions], given, 'answers', locale);
  const picture = pictureOf(body.photo);
  const limits = [{ key: `servicePlace:from:${networkOf(origin.ip ?? '')}`, limit: REQUESTS_HOURLY, wide: true as const }];
  if (!(await countAttempt(db, limits))) throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
  const guestName = String(body.guestName).trim();
  const reach: Reach = { ...systemReach(guestName, dateIn(zone)), centreId: buildingId, buildingId, zone };
  const file = picture && (await storeFile(db, storageOf(config), reach.session, picture));
  const entity = model.entity(serviceRequest.name);
  const sent = await db.transaction(async (tx) => {
    // Who sends the same again waits for the first, and finds it.
    await tx.query(sql`select 1 as held from service_request_places where id = ${record.id} for update`);
    const same = sql`select reference_no as "referenceNo" from service_requests
      where place_id = ${record.id} and request_key = ${body.requestKey} order by id limit 1`;
    const [before] = await tx.query<{ referenceNo: string }>(same);
    if (before) return { ...before, isNew: false };
    const values = {
      serviceRequestFormId: form.id,
      placeId: record.id,
      location: [record.name, record.floorNo].filter(Boolean).join(', '),
      guestName,
      guestEmail: String(body.guestEmail).trim(),
      guestMobile: body.guestMobile ?? null,
      guestLanguage: body.guestLanguage ?? locale,
      requestKey: body.requestKey,
      remark: body.remark ?? null,
      answers: answers.length ? answers : null,
      imageFileIds: file ? [file.systemFileId] : null,
    };
    await storeNew(tx, { model, config, origin, reach, entity }, 'create', { values, linked: {} });
    const [made] = await tx.query<{ referenceNo: string }>(same);
    return { ...(made as { referenceNo: string }), isNew: true };
  });
  // The same again is no other request.
  if (!sent.isNew) await clearAttempts(db, limits);
  return { referenceNo: sent.referenceNo };
}

const pageOf = (on: Queryable, entity: LinkedEntity, place: { id: number; uuid: string }) =>
  linkedPath(on, entity, { uuid: place.uuid, common: place.id }, 'request');

/** The address of the page, as a picture to be printed. */
export const placeQr: Producer = async ({ db, model, record, config }) => {
  const entity = model.entity(serviceRequestPlace.name) as LinkedEntity;
  const place = { id: record?.id as number, uuid: String(record?.uuid) };
  return qrPicture(config.publicUrl + (await pageOf(db, entity, place)));
};

/** The same address, to be copied. */
export const addressOfPlace = ofRecord(objectOf({ url: text }), async ({ db, model, config, record }) => {
  const entity = model.entity(serviceRequestPlace.name) as LinkedEntity;
  return { url: config.publicUrl + (await pageOf(db, entity, record)) };
});

/** Whoever asked without an account: the mail leads to the page of the place, where more can be asked. */
export async function guestOf({ tx, model }: RuleContext, request: RecordOf<typeof serviceRequest>): Promise<Recipients> {
  const { guestEmail, placeId } = request;
  if (typeof guestEmail !== 'string') return {};
  const [place] = await tx.query<{ id: number; uuid: string }>(
    sql`select id, uuid from service_request_places where id = ${placeId ?? null}`,
  );
  if (!place) return {};
  const entity = model.entity(serviceRequestPlace.name) as LinkedEntity;
  return { addresses: [guestEmail], outside: true, link: await pageOf(tx, entity, place) };
}
