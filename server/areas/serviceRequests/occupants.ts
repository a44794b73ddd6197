/** What people who only use the app do with service requests: ask, follow what is said, and cancel. */
import { sql } from 'drizzle-orm';
import type { AnswersById } from '#schemas/kernel/fields/answers.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { serviceRequest } from '#schemas/serviceRequests/serviceRequest.ts';
import { serviceRequestComment } from '#schemas/serviceRequests/serviceRequestComment.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import type { ActRule } from '#server/engine/areas/rules.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { checkedAnswers } from '#server/engine/write/answersGiven.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';

/** The row belongs to the building, whoever of its people writes it. */
const ofBuilding = (reach: Reach): Reach => ({ ...reach, tenantId: null });

/** Asks with the form, once for each `requestKey` of the person. */
export const submitByPerson: ActRule = async (context, form, body) => {
  const { tx, model, reach, locale } = context;
  const { userId, side } = reach.session;
  const mine = sql`service_request_form_id = ${form.id} and requester_id = ${userId}`;
  const [same] = await tx.query(sql`select 1 as there from service_requests where ${mine} and request_key = ${body.requestKey}`);
  if (!same) {
    const questions = (form.options ?? []) as OptionItem[];
    const answers = checkedAnswers(questions, (body.answers ?? {}) as AnswersById, 'answers', locale);
    const values = {
      serviceRequestFormId: form.id,
      tenantId: side === 'tenant' ? reach.centreId : null,
      requesterId: userId,
      requestKey: body.requestKey,
      location: body.location ?? null,
      remark: body.remark ?? null,
      answers: answers.length ? answers : null,
    };
    const entity = model.entity(serviceRequest.name);
    await storeNew(tx, { ...context, entity, reach: ofBuilding(reach) }, 'create', { values, linked: {} });
  }
  const [counted] = await tx.query<{ count: number }>(sql`select count(*)::int as count from service_requests where ${mine}`);
  return counted?.count ?? 0;
};

interface Own {
  id: number;
  tenantId: number | null;
}
/** The person's own request, locked. Throws AppError notFound. */
async function ownRequest(tx: Transaction, { params, reach }: AreaContext): Promise<Own> {
  if (!UUID.test(params.uuid ?? '')) throw new AppError('notFound');
  const [own] = await tx.query<Own>(
    sql`select id, tenant_id as "tenantId" from service_requests
      where uuid = ${params.uuid}::uuid and requester_id = ${reach.session.userId} and office_centre_id = ${reach.buildingId} for update`,
  );
  if (!own) throw new AppError('notFound');
  return own;
}

export const ownCommentsSchema = listOf(objectOf({ uuid, comment: text, author: orNull(text), createdDate: moment }));

const commentsOf = (tx: Transaction, id: number) =>
  tx.query<{ uuid: string; comment: string; author: string | null; createdDate: string }>(sql`
    select c.uuid, c.comment, u.full_name as author, c.created_date as "createdDate"
    from service_request_comments c left join users u on u.id = c.author_id
    where c.service_request_id = ${id} and not c.is_internal order by c.id limit 200`);

/** What is said about the person's own request, without what the building keeps to itself. */
export const ownComments = (context: AreaContext): Promise<unknown> =>
  context.db.transaction(async (tx) => commentsOf(tx, (await ownRequest(tx, context)).id));

export async function addOwnComment(context: AreaContext): Promise<unknown> {
  await throttle(context.db, 'occupantAct', context.reach);
  const { comment } = context.body as { comment: string };
  return context.db.transaction(async (tx) => {
    const { id } = await ownRequest(tx, context);
    const entity = context.model.entity(serviceRequestComment.name);
    const values = { serviceRequestId: id, comment: comment.trim(), isInternal: false };
    await storeNew(tx, { ...context, entity, reach: ofBuilding(context.reach) }, 'create', { values, linked: {} });
    return commentsOf(tx, id);
  });
}

export const cancelledSchema = objectOf({ status: text });

/** Cancels the person's own request while nobody has accepted it. Throws AppError notFound, notAllowedNow. */
export async function cancelOwn(context: AreaContext): Promise<{ status: string }> {
  await throttle(context.db, 'occupantAct', context.reach);
  const { cancelRemark = null } = context.body as { cancelRemark?: string | null };
  return context.db.transaction(async (tx) => {
    const { id } = await ownRequest(tx, context);
    const found = context.model.entity(serviceRequest.name);
    const entity = { ...found, api: { ...found.api, key: 'id' as const } };
    // That the person may change it follows from having made it.
    const { session } = context.reach;
    const reach: Reach = { ...ofBuilding(context.reach), session: { ...session, side: 'building' } };
    const { after } = await changeRecord(tx, { ...context, entity, reach }, 'cancel', id, { cancelRemark });
    return { status: String(after.status) };
  });
}
