/** What a visitor is told and does by the link (000 §2): the visit as it is for them, never the private note, nor that anybody is blocked. */
import { sql } from 'drizzle-orm';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import { COMING, visit } from '#schemas/visitors/visit.ts';
import { nameKey } from '#schemas/visitors/visitName.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { LinkedContext, SentText } from '#server/engine/linked/calls.ts';
import { lockedByLink } from '#server/engine/linked/token.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { writeEvents } from '#server/files/ics.ts';
import { storageOf } from '#server/files/storage.ts';
import { storeFile } from '#server/files/storeFile.ts';
import { domainOf } from '#server/mail/messageDomain.ts';
import { any, flag, listOf, moment, objectOf, orNull, text, words } from '#server/openapi/values.ts';
import { type Given, isComplete, lackingOf, lackingText, nameOf } from './lacking.ts';
import { eventOf, lettersOf } from './letters.ts';
import { passCode } from './pass.ts';
import { identityHash, matchOf } from './person.ts';
import { type Setting, settingOf } from './setting.ts';
import { settle } from './visits.ts';

const maybe = orNull(text);
/** What a station or a link asks of a visitor. */
export const asksSchema = {
  asked: listOf(text),
  required: listOf(text),
  questions: listOf(objectOf({ name: text, question: words, required: flag })),
  documents: listOf(objectOf({ name: text, title: words, content: words, versionNo: text })),
};
export const asksOf = ({ asked, required, questions, documents }: Setting) => ({
  asked,
  required,
  questions: questions.map((one) => ({
    name: nameOf(one.question),
    question: one.question,
    required: one.answer === 'REQUIRED',
  })),
  documents: documents.map((one) => ({
    name: nameOf(one.name),
    title: one.name,
    content: one.content,
    versionNo: String(one.versionNo),
  })),
});

export const visitorSchema = objectOf({
  referenceNo: text,
  status: text,
  building: text,
  address: maybe,
  zone: text,
  company: text,
  host: text,
  floorNo: maybe,
  visitorName: text,
  visitorCompany: maybe,
  email: maybe,
  mobileNo: maybe,
  vehiclePlateNo: maybe,
  startAt: moment,
  endAt: moment,
  validFrom: moment,
  validUntil: moment,
  message: maybe,
  welcome: words,
  directions: words,
  hasPhoto: flag,
  /** For the desk; it opens no door. */
  checkInCode: maybe,
  /** The pass that opens doors, while there is one. */
  pass: any,
  ...asksSchema,
});

const SHOWS_CODE: readonly string[] = ['APPROVED', 'CHECKED_IN'];

export async function readVisit(context: Pick<LinkedContext, 'db' | 'record'>) {
  const { db, record } = context;
  const setting = await settingOf(db, record.officeCentreId as number, record.tenantId as number);
  const [facts] = await lettersOf(db, [record.id]);
  if (!facts) throw new AppError('notFound');
  const of = (name: string) => (record[name] ?? null) as string | null;
  const shows = SHOWS_CODE.includes(String(record.status));
  return {
    referenceNo: of('referenceNo'),
    status: of('status'),
    building: setting.building,
    address: setting.address,
    zone: setting.zone,
    company: facts.company,
    host: facts.host,
    floorNo: of('floorNo'),
    visitorName: of('visitorName'),
    visitorCompany: of('company'),
    email: of('email'),
    mobileNo: of('mobileNo'),
    vehiclePlateNo: of('vehiclePlateNo'),
    startAt: of('startAt'),
    endAt: of('endAt'),
    validFrom: of('validFrom'),
    validUntil: of('validUntil'),
    message: of('hostMessage'),
    welcome: setting.welcome,
    directions: setting.directions,
    hasPhoto: record.photoFileId !== null,
    checkInCode: shows ? of('checkInCode') : null,
    pass: shows ? await passCode(db, record.officeCentreId as number, String(record.uuid)) : null,
    ...asksOf(setting),
  };
}

/** The author in the history: the visitor, by name. */
export const visitorReach = (record: RecordRow, zone: string): Reach => {
  const buildingId = record.officeCentreId as number;
  return { ...systemReach(String(record.visitorName), dateIn(zone)), centreId: buildingId, buildingId, zone };
};
const linkOf = ({ entity }: LinkedContext) => entity.linked as TokenLink;

async function step(
  context: LinkedContext,
  tx: Transaction,
  record: RecordRow,
  zone: string,
  operation: string,
  values: Record<string, unknown>,
) {
  const { model, config, origin, locale } = context;
  const reach = visitorReach(record, zone);
  await writeBySystem(tx, { model, config, reach, origin, entity: visit.name }, record.id, operation, values);
  const rule: RuleContext = {
    tx,
    model,
    config,
    entity: model.entity(visit.name),
    reach,
    locale,
    origin,
    operation,
    writing: true,
  };
  await settle(rule, [record.id]);
}

type Entered = Readonly<Record<string, unknown>>;
/** What somebody says of themselves, as the record keeps it. */
export async function enteredValues(tx: Transaction, body: Entered, before: Entered): Promise<Record<string, unknown>> {
  const own = (name: string) => (body[name] === undefined || body[name] === '' ? (before[name] ?? null) : body[name]);
  const visitorName = String(own('visitorName') ?? '').trim();
  const accepted = (body.accepted ?? []) as readonly { document: string; versionNo: string }[];
  const signed = { signedName: String(body.signedName || visitorName), signedDate: new Date().toISOString() };
  const numbered = <T extends object>(list: readonly T[]) => list.map((one, index) => ({ id: String(index + 1), ...one }));
  return {
    visitorName,
    nameKey: nameKey(visitorName).slice(0, 200),
    company: own('company'),
    email: own('email'),
    reachable: Boolean(own('email')),
    mobileNo: own('mobileNo'),
    vehiclePlateNo: own('vehiclePlateNo'),
    identityHash: body.identityNo ? await identityHash(tx, 'identity', String(body.identityNo)) : (before.identityHash ?? null),
    answers: numbered(
      ((body.answers ?? []) as readonly { question: unknown; answer: unknown }[]).map(({ question, answer }) => ({
        question,
        answer,
      })),
    ),
    acceptances: numbered(accepted.map(({ document, versionNo }) => ({ document, versionNo, ...signed }))),
  };
}

/** What is still missing, by the names of the form. */
export function lackingProblems(values: Given, setting: Setting): Record<string, Message> {
  const { fields, questions, documents } = lackingOf(values, setting);
  const names: Readonly<Record<string, string>> = {
    EMAIL: 'email',
    MOBILE_NO: 'mobileNo',
    COMPANY: 'company',
    VEHICLE_PLATE_NO: 'vehiclePlateNo',
    IDENTITY_NO: 'identityNo',
    PHOTO: 'photo',
  };
  return {
    ...Object.fromEntries(fields.map((one) => [names[one] as string, { code: 'required' as const }])),
    ...(questions.length ? { answers: { code: 'required' as const } } : {}),
    ...(documents.length ? { accepted: { code: 'visitErrors.acceptDocuments' as const } } : {}),
  };
}

/** @throws AppError notAllowedNow for a visit that is complete already, validation with what is still missing */
export async function completeVisit(context: LinkedContext) {
  const { db, model, entity, record, body } = context;
  await db.transaction(async (tx) => {
    const held = await lockedByLink(tx, model, entity, linkOf(context), record.id);
    if (held.status !== 'PRE_REGISTERED') throw new AppError('notAllowedNow', { messageKey: 'errors.linkDone' });
    const buildingId = held.officeCentreId as number;
    const setting = await settingOf(tx, buildingId, held.tenantId as number);
    const [kept] = await tx.query<{ identityHash: string | null }>(
      sql`select identity_hash as "identityHash" from visits where id = ${held.id}`,
    );
    const values = await enteredValues(tx, body, { ...held, ...kept });
    const whole = { ...values, photoFileId: held.photoFileId } as Given;
    refuseProblems(lackingProblems(whole, setting));
    const match = held.cleared ? undefined : await matchOf(tx, buildingId, values);
    const stops = match ? { stopped: true, needsBuilding: true, approvalNeeded: true, blockId: match.blockId } : {};
    const lacking = lackingOf(whole, setting);
    const status = match || held.approvalNeeded ? 'PENDING_APPROVAL' : 'APPROVED';
    const all = { ...values, ...stops, lacking: lackingText(lacking), incomplete: !isComplete(lacking), status };
    await step(context, tx, held, setting.zone, 'complete', all);
  });
  return readAgain(context);
}

async function readAgain(context: LinkedContext) {
  const { db, model, entity, record } = context;
  const now = await db.transaction((tx) => lockedByLink(tx, model, entity, linkOf(context), record.id));
  return readVisit({ db, record: now });
}

export async function addPhoto(context: LinkedContext) {
  const { db, model, config, entity, record, sent } = context;
  if (!sent) throw new AppError('malformed');
  const setting = await settingOf(db, record.officeCentreId as number, null);
  const file = await storeFile(db, storageOf(config), visitorReach(record, setting.zone).session, sent);
  await db.transaction(async (tx) => {
    const held = await lockedByLink(tx, model, entity, linkOf(context), record.id);
    if (!(COMING as readonly unknown[]).includes(held.status))
      throw new AppError('notAllowedNow', { messageKey: 'errors.linkDone' });
    await writeBySystem(
      tx,
      { model, config, reach: visitorReach(held, setting.zone), origin: context.origin, entity: visit.name },
      held.id,
      'takePhoto',
      { photoFileId: file.systemFileId },
    );
  });
  return readAgain(context);
}

/** The same call again changes nothing. */
export async function cancelVisit(context: LinkedContext) {
  const { db, model, entity, record } = context;
  const { zone } = await settingOf(db, record.officeCentreId as number, null);
  await db.transaction(async (tx) => {
    const held = await lockedByLink(tx, model, entity, linkOf(context), record.id);
    if (held.status === 'CANCELLED') return;
    if (!(COMING as readonly unknown[]).includes(held.status))
      throw new AppError('notAllowedNow', { messageKey: 'errors.linkDone' });
    const values = { status: 'CANCELLED', cancelledDate: new Date().toISOString(), cancelledByVisitor: true };
    await step(context, tx, held, zone, 'cancel', values);
  });
  return readAgain(context);
}

export async function calendarOfVisit({ db, config, record }: LinkedContext): Promise<SentText> {
  const [facts] = await lettersOf(db, [record.id]);
  if (!facts) throw new AppError('notFound');
  const isOff = ['CANCELLED', 'REJECTED', 'EXPIRED'].includes(facts.status);
  const event = eventOf(facts, domainOf(config), isOff ? 'CANCELLED' : facts.status === 'APPROVED' ? 'CONFIRMED' : 'TENTATIVE');
  return { fileName: 'visit.ics', text: writeEvents([event], isOff ? 'CANCEL' : 'PUBLISH') };
}
