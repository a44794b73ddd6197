/** A loan by whatever names it: digits are its id, a uuid its uuid, anything else its hash (DECISIONS). */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { AreaContext, Handler } from '#server/engine/areas/areaCalls.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';

const byKey = (key: string) => {
  if (/^\d{1,15}$/.test(key)) return sql`t.id = ${Number(key)}`;
  return UUID.test(key) ? sql`t.uuid = ${key}::uuid` : sql`t.hash = ${key.toUpperCase()}`;
};
const entityOf = ({ model }: Pick<AreaContext, 'model'>): Entity => model.entity(loanItemRequest.name);

/** Throws AppError notFound. */
export const oneLoan: Handler = (context) =>
  loadRecord(context.db, context.model, entityOf(context), context.reach, byKey(context.params.id ?? ''));

/**
 * The whole body of the form, as `PUT /loan-item-requests/uuid/{uuid}/loan` takes it. Without a version, as the specification writes it, it changes
 * the loan as it is now.
 */
export const loanByKey: Handler = (context) =>
  context.db.transaction(async (tx) => {
    const found = await loadRecord(tx, context.model, entityOf(context), context.reach, byKey(context.params.id ?? ''), {
      lock: true,
    });
    const body = { version: found.version, ...(context.body as object) };
    const { after } = await changeRecord(tx, { ...context, entity: entityOf(context) }, 'update', String(found.uuid), body);
    return after;
  });
