/**
 * The counter: several things at once. Each is a loan of its own in a transaction of its own, so that what cannot go is listed with its reason and
 * the rest goes. A repeated call finds what it has lent by its key, and lends nothing twice.
 */
import { sql } from 'drizzle-orm';
import { translate } from '#i18n/server.ts';
import { keyOfCode } from '#schemas/kernel/fields/message.ts';
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { AreaContext, Handler } from '#server/engine/areas/areaCalls.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { listOf, objectOf, refTo, text, whole } from '#server/openapi/values.ts';
import { requireLines } from './lines.ts';

/** What could not be done, by its place in the list. */
interface Refused {
  index: number;
  code: string;
  message: string;
}
const refusedSchema = listOf(objectOf({ index: whole, code: text, message: text }));
export const lentSchema = objectOf({ loaned: listOf(refTo(loanItemRequest.name)), refused: refusedSchema });
export const returnedSchema = objectOf({ returned: listOf(refTo(loanItemRequest.name)), refused: refusedSchema });

/** The refusal of one thing, in the caller's language. Rethrows what is no refusal. */
function refusalAt(index: number, error: unknown, { locale, model }: AreaContext): Refused {
  const refused = error instanceof AppError ? error : asAppError(error, model.entity(loanItemRequest.name));
  if (!refused || refused.status >= 500) throw error;
  const field = Object.values(refused.facts.fields ?? {})[0];
  const key = field ? keyOfCode(field.code) : (refused.facts.messageKey ?? `errors.${refused.code}`);
  return { index, code: refused.code, message: translate(locale, key, field?.params ?? refused.facts.params) };
}

/** The things of the call. Throws AppError validation where there are none. */
function itemsIn<T>({ body }: AreaContext): readonly T[] {
  const { items } = body as { items?: readonly T[] | null };
  if (!items?.length) refuseProblems({ items: { code: 'required' } });
  return items ?? [];
}

async function each<T>(context: AreaContext, items: readonly T[], run: (item: T, index: number) => Promise<RecordRow>) {
  const done: RecordRow[] = [];
  const refused: Refused[] = [];
  for (const [index, item] of items.entries())
    await run(item, index).then(
      (record) => done.push(record),
      (error: unknown) => refused.push(refusalAt(index, error, context)),
    );
  return { done, refused };
}

interface Lent {
  locationLoanItemId: number;
  quantity: number;
  dueAt?: string | null;
  conditionOut?: string | null;
}

export const counterLend: Handler = async (context) => {
  const { db, model, reach } = context;
  const { userId, requestKey } = context.body as { userId: number; requestKey: string };
  const items = itemsIn<Lent>(context);
  const entity = model.entity(loanItemRequest.name);
  const { done, refused } = await each(context, items, async (item, index) =>
    db.transaction(async (tx) => {
      const key = `${reach.session.userId}:${requestKey}:${index}`;
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`loan ${key}`}::text, 0))`);
      const [same] = await tx.query<{ id: number }>(sql`select id from loan_item_requests where request_key = ${key}`);
      if (same) return loadRecord(tx, model, entity, reach, sql`t.id = ${same.id}`);
      const values = await requireLines(tx, context, { ...item, userId });
      return (await storeNew(tx, { ...context, entity }, 'create', {
        values: { ...values, requestKey: key },
        linked: {},
      })) as RecordRow;
    }),
  );
  return { loaned: done, refused };
};

interface Back {
  uuid: string;
  conditionIn?: string | null;
  lostQuantity?: number | null;
}

export const counterReturn: Handler = async (context) => {
  const { db, model } = context;
  const items = itemsIn<Back>(context);
  const entity = model.entity(loanItemRequest.name);
  const { done, refused } = await each(context, items, async ({ uuid, ...input }) =>
    db.transaction(async (tx) => (await changeRecord(tx, { ...context, entity }, 'return', uuid, input)).after),
  );
  return { returned: done, refused };
};
