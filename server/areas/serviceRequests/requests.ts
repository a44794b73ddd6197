/** Service requests (002 §3, §4): who asks, what the form says about charge, assignee and due time, and how far a refund goes. */
import { sql } from 'drizzle-orm';
import { serviceRequest } from '#schemas/serviceRequests/serviceRequest.ts';
import { type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { dueAtOf } from './dueTime.ts';
import { guestOf } from './places.ts';

type New = NewRow<typeof serviceRequest>;

/** What a form says about its requests. */
interface Form {
  isAutoApproval: boolean;
  isPayment: boolean;
  price: number | null;
  dueIn: number | null;
  dueUnit: 'HOURS' | 'WORKING_DAYS';
  assigneeId: number | null;
}

/** Who is in charge of a place, before whoever is in charge of the form. */
async function assigneeAt({ tx }: RuleContext, placeId: unknown): Promise<number | null> {
  if (!placeId) return null;
  const [place] = await tx.query<{ assigneeId: number | null }>(
    sql`select assignee_id as "assigneeId" from service_request_places where id = ${placeId}`,
  );
  return place?.assigneeId ?? null;
}

async function submit(context: RuleContext, rows: readonly New[]): Promise<void> {
  const { tx, reach } = context;
  const { session } = reach;
  for (const row of rows) {
    const { values } = row;
    const [form] = await tx.query<Form>(sql`
      select is_auto_approval as "isAutoApproval", is_payment as "isPayment", price, due_in as "dueIn", due_unit as "dueUnit",
        assignee_id as "assigneeId"
      from service_request_forms where id = ${values.serviceRequestFormId ?? null}`);
    if (!form) {
      refuse(row, 'serviceRequestFormId', 'notFound');
      continue;
    }
    values.createdByLandlord = session.side !== 'tenant' && !values.placeId;
    if (session.side === 'tenant') values.requesterId = session.userId;
    Object.assign(values, stampNow('submitted', reach));
    values.amount = form.isPayment ? form.price : null;
    values.paymentStatus = values.amount === null ? null : 'UNPAID';
    values.assigneeId = (await assigneeAt(context, values.placeId)) ?? form.assigneeId;
    values.dueAt = await dueAtOf(context, form);
    // Nobody has to accept it: it begins at once.
    if (form.isAutoApproval) Object.assign(values, { status: 'IN_PROGRESS', acceptedDate: values.submittedDate });
  }
}

export const requestRules = rulesFor(serviceRequest, {
  recipients: { guest: guestOf },
  beforeCreate: submit,
  actions: {
    assign: async (_, rows) => {
      // With another time it may be late again.
      for (const { before, values } of rows) if (values.dueAt !== before.dueAt) values.overdueDate = null;
    },
    refund: async (_, rows) => {
      for (const row of rows) {
        const { amount } = row.before;
        if (amount !== null && (row.values.refundAmount ?? 0) > amount) refuse(row, 'refundAmount', 'refundTooMuch');
      }
    },
  },
});
