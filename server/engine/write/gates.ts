/** The checks before a write changes anything. */

import { type NeedsOfCall, needsOfCall } from '#schemas/kernel/calls/calls.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { isAhead } from '#schemas/kernel/fields/field.ts';
import { remembered } from '#schemas/kernel/remembered.ts';
import { type Needs, type Refusal, refusalOf, stateAllows } from '#schemas/kernel/rights/access.ts';
import { isParty } from '#schemas/kernel/rights/parties.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { needsRecord } from '#schemas/kernel/rules/acrossFields.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { matches, type Where } from '#schemas/kernel/rules/where.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import { recordFor } from '../reach/visible.ts';
import type { RecordRow } from '../records/record.ts';

const CODES: Record<Refusal, 'forbidden' | 'addOnOff' | 'notAllowedNow'> = {
  permission: 'forbidden',
  side: 'forbidden',
  addOn: 'addOnOff',
  state: 'notAllowedNow',
};

/** Throws AppError `forbidden` or `addOnOff` when the session lacks this permission. */
export function requireGate(session: Session, needs: Needs): void {
  const refusal = refusalOf(session, needs);
  if (refusal) throw new AppError(CODES[refusal]);
}

const needsOf = new WeakMap<NeedsOfCall, Needs>();
/** Whether this session may make the call at all. */
export function requireAllowed(call: NeedsOfCall, reach: Reach): void {
  requireGate(
    reach.session,
    remembered(needsOf, call, () => needsOfCall(call)),
  );
}

/** The body, validated by the form's own schema: no unknown key, nothing coerced. */
export function requireBody(entity: Entity, operation: string, body: unknown, reach: Reach): Record<string, unknown> {
  const given = body ?? {};
  refuseProblems(problemsOf(bodySchema(entity, operation, reach.session), given));
  return given as Record<string, unknown>;
}

/** What the body of a change can be asked only beside the present record: a new time must not be in the past, a text has the placeholders of its record. */
export function requireAhead(
  { entity, reach }: Asked,
  operation: string,
  body: Readonly<Record<string, unknown>>,
  before: RecordRow,
) {
  if (!Object.values(entity.fields).some(isAhead) && !entity.validate?.some(needsRecord)) return;
  refuseProblems(problemsOf(bodySchema(entity, operation, reach.session, before), body));
}

/** The record of a write, and its caller. */
type Asked = { entity: Entity; reach: Reach };

/** Refuses a write that the record's state does not allow, with the current record. */
export const refuseNow = (session: Session, entity: Entity, record: RecordRow): never => {
  throw new AppError('notAllowedNow', { data: recordFor(session, entity, record) });
};

/** Refuses a write based on an older version of the record, with the current record. */
export function requireVersion(
  { entity, reach }: Asked,
  body: Readonly<Record<string, unknown>>,
  before: RecordRow,
  must: boolean,
): void {
  if (body.version === undefined || body.version === null) {
    if (must) throw new AppError('validation', { fields: { version: { code: 'required' } } });
    return;
  }
  if (body.version !== before.version) throw new AppError('stale', { data: recordFor(reach.session, entity, before) });
}

/** The state table: the action must be allowed in the record's current state, and be the right of one of its parties. */
export function requireState({ entity, reach }: Asked, action: Action, before: RecordRow): void {
  if (action.by && !isParty(reach.session, entity, action.by, before)) throw new AppError('forbidden');
  if (!stateAllows(entity, action, before, reach.today)) refuseNow(reach.session, entity, before);
}

/** The same for update and delete, which are allowed by condition. */
export function requireOpen({ entity, reach }: Asked, where: Where | undefined, before: RecordRow): void {
  if (!matches(where, before, { today: reach.today, record: before })) refuseNow(reach.session, entity, before);
}
