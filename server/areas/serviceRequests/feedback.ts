/** Feedback: its categories by type, what people send with the app, and what they read of their own. */
import { sql } from 'drizzle-orm';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { categoriesOf, feedbackTypes } from '#schemas/kernel/fields/systemData.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { feedback, ownFields } from '#schemas/serviceRequests/feedback.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { MAX_PAGE, whole as wholeParam } from '#server/engine/lists/listQuery.ts';
import { requirePlace } from '#server/engine/occupant/addressed.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { systemDataLabel } from '#server/engine/records/choiceLabel.ts';
import { readRecords } from '#server/engine/records/readRecords.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { requireBody } from '#server/engine/write/gates.ts';
import { referenceProblems } from '#server/engine/write/references.ts';
import { withIds } from '#server/engine/write/uuids.ts';
import { formValues, stampNow } from '#server/engine/write/values.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, orNull, refTo, text, uuid, whole } from '#server/openapi/values.ts';

export const feedbackRules = rulesFor(feedback, {
  beforeCreate: async ({ reach }, rows) => {
    for (const row of rows) {
      const { type, category } = row.values;
      const fitting: readonly string[] = type ? categoriesOf(type) : [];
      if (category && !fitting.includes(category))
        refuse(row, 'category', 'notAllowed', { params: { values: fitting.join(', ') } });
      Object.assign(row.values, stampNow('submitted', reach));
    }
  },
});

/** The row belongs to the building, whoever of its people writes it; they need no right to read it. */
const ofBuilding = (reach: Reach): Reach => ({ ...reach, tenantId: null });

export const ownFeedbackSchema = objectOf({
  uuid,
  referenceNo: text,
  type: text,
  category: text,
  description: text,
  imageFile: listOf(refTo('stored')),
  status: text,
  answer: orNull(text),
  submittedDate: orNull(moment),
  answeredDate: orNull(moment),
  closedDate: orNull(moment),
});
export const ownFeedbacksSchema = objectOf({ items: listOf(ownFeedbackSchema), total: whole, totalPage: whole });

/** What the person reads of it: nothing of who has handled it. */
const shown = (record: RecordRow): Record<string, unknown> => ({
  uuid: record.uuid,
  ...Object.fromEntries(ownFields.map((name) => [name, record[name] ?? null])),
  imageFile: record.imageFile ?? [],
});

async function read(on: Queryable, { model, reach }: AreaContext, ids: readonly number[]) {
  const entity = model.entity(feedback.name);
  const found = await readRecords({ tx: on, model, entity, reach: ofBuilding(reach) }, ids);
  const byId = new Map(found.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(shown);
}

/** The person's own in the building of the session. */
const mineIn = ({ reach }: AreaContext) => {
  const { userId, buildingId } = requirePlace(reach);
  return sql`applicant_id = ${userId} and office_centre_id = ${buildingId}`;
};

export async function ownFeedbacks(context: AreaContext): Promise<Paged<unknown>> {
  const { db, query } = context;
  const page = wholeParam(query, 'page', 1, MAX_PAGE);
  const limit = wholeParam(query, 'limit', DEFAULT_LIMIT, MAX_LIMIT);
  const mine = mineIn(context);
  const [counted] = await db.query<{ total: number }>(sql`select count(*)::int as total from feedbacks where ${mine}`);
  const rows = await db.query<{ id: number }>(
    sql`select id from feedbacks where ${mine} order by id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  const total = counted?.total ?? 0;
  const ids = rows.map(({ id }) => id);
  return { items: ids.length ? await read(db, context, ids) : [], total, totalPage: Math.ceil(total / limit) };
}

/** Throws AppError notFound for what somebody else has said. */
export async function ownFeedback(context: AreaContext): Promise<unknown> {
  const { db, params } = context;
  if (!UUID.test(params.uuid ?? '')) throw new AppError('notFound');
  const [row] = await db.query<{ id: number }>(
    sql`select id from feedbacks where uuid = ${params.uuid}::uuid and ${mineIn(context)}`,
  );
  if (!row) throw new AppError('notFound');
  return (await read(db, context, [row.id]))[0];
}

/** Calls of one person with one key take turns, so that the second finds what the first has stored. */
async function sameOf(tx: Transaction, context: AreaContext, requestKey: unknown): Promise<number | undefined> {
  const { userId } = requirePlace(context.reach);
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`feedback:${userId}:${requestKey}`}, 0))`);
  const [same] = await tx.query<{ id: number }>(
    sql`select id from feedbacks where ${mineIn(context)} and request_key = ${requestKey}`,
  );
  return same?.id;
}

/** Stores it once for each `requestKey` of the person. Throws AppError validation, centreRequired, tooMany. */
export async function submitFeedback(context: AreaContext): Promise<unknown> {
  const { db, model, reach } = context;
  const { userId, centreId, buildingId } = requirePlace(reach);
  await throttle(db, 'occupantAct', reach);
  const { requestKey, ...body } = context.body as Readonly<Record<string, unknown>>;
  return db.transaction(async (tx) => {
    const same = await sameOf(tx, context, requestKey);
    if (same) return (await read(tx, context, [same]))[0];
    const entity: Entity = model.entity(feedback.name);
    const within = ofBuilding(reach);
    const given = requireBody(entity, 'create', await withIds(tx, model, entity, 'create', body, within), within);
    const { values, linked } = formValues(entity, 'create', given, within);
    refuseProblems(await referenceProblems(tx, model, entity, 'create', { ...values, ...linked }, undefined, within));
    const own = { requestKey, applicantId: userId, tenantId: centreId === buildingId ? null : centreId };
    const stored = await storeNew(tx, { ...context, entity, reach: within }, 'create', { values: { ...values, ...own }, linked });
    return (await read(tx, context, [stored.id as number]))[0];
  });
}

/** The categories of a type, or of all. Throws AppError badQuery for a type that is none. */
export async function feedbackCategoryOptions({
  query: { type },
  locale,
}: Pick<AreaContext, 'query' | 'locale'>): Promise<Option[]> {
  const types: readonly string[] = feedbackTypes;
  if (type !== undefined && !types.includes(String(type))) throw new AppError('badQuery', { params: { param: 'type' } });
  return feedbackTypes
    .filter((one) => type === undefined || one === type)
    .flatMap((one) => {
      const categoryCode = `FEEDBACK_${one}`;
      return categoriesOf(one).map((code) => {
        const label = systemDataLabel(locale, categoryCode, code);
        return { code, label, value: code, categoryCode };
      });
    });
}
