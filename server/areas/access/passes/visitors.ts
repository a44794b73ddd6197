/** QR passes of visits, for whoever keeps the visits: they have no account, and no access group leads them anywhere. */
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { visitorQrPass } from '#schemas/access/passes/visitorQrPass.ts';
import { hashToken, randomToken } from '#server/auth/secrets.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { WriteContext } from '#server/engine/write/create.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { qrKeysOf } from './qrKeys.ts';
import { makeQrToken, STEP } from './qrToken.ts';

type Context = Pick<WriteContext, 'model' | 'config' | 'origin' | 'reach'>;

export interface VisitorPassOrder {
  /** The building. */
  officeCentreId: number;
  /** The company that is visited; null for the building itself. */
  tenantId: number | null;
  /** What the visit is called, such as its uuid: it has one pass at a time. */
  visitKey: string;
  visitorName: string;
  /** What the pass opens. */
  doorIds: readonly number[];
  /** Where a lift takes the visitor. */
  floors?: readonly string[];
  /** Instants, as ISO texts. */
  startAt: string;
  endAt: string;
}

/**
 * Gives a visit a QR pass, and takes it from the quotas of the building and of the company. In the transaction of the caller.
 * @returns `token`: the text for `/visitor/qr-pass/{officeCentreId}/{token}`, which nobody can read again
 * @throws AppError with the sentence of the quota, or of a pass that is there
 */
export async function giveVisitorPass(
  tx: Transaction,
  context: Context,
  { officeCentreId, floors = [], ...order }: VisitorPassOrder,
): Promise<{ passId: number; token: string }> {
  const token = randomToken();
  const { reach } = context;
  const values = {
    ...order,
    officeCentreId,
    doorIds: [...order.doorIds],
    floor: [...floors],
    linkHash: hashToken(token),
    assignedDate: new Date().toISOString(),
    assignedUserId: reach.session.userId || null,
    uuid: randomUUID(),
  };
  const entity = context.model.entity(visitorQrPass.name);
  const within = { ...reach, buildingId: officeCentreId, tenantId: order.tenantId };
  const made = await storeNew(tx, { ...context, entity, reach: within }, 'create', { values, linked: {} });
  return { passId: Number(made.id), token };
}

/** Ends the pass of a visit and gives it back; nothing where there is none. */
export async function endVisitorPass(
  tx: Transaction,
  context: Context,
  officeCentreId: number,
  visitKey: string,
): Promise<boolean> {
  const [pass] = await tx.query<{ id: number }>(sql`
    select id from visitor_qr_passes where office_centre_id = ${officeCentreId} and visit_key = ${visitKey} and status = 'ASSIGNED' for update`);
  if (!pass) return false;
  await writeBySystem(tx, { ...context, entity: visitorQrPass.name }, pass.id, 'unassign', {
    status: 'UNASSIGNED',
    unassignedDate: new Date().toISOString(),
    unassignedUserId: context.reach.session.userId || null,
  });
  return true;
}

export interface VisitorCode {
  passId: number;
  visitKey: string;
  visitorName: string;
  startAt: string;
  endAt: string;
  /** What the QR code says until `until`; null before and after the visit. */
  code: string | null;
  until: string | null;
}

/** What the page of a visitor shows, by its link; undefined where there is no such pass. */
export const visitorCodeOf = (on: Queryable, officeCentreId: number, token: string, at = Date.now()) =>
  codeOf(on, officeCentreId, sql`lower(link_hash) = ${hashToken(token)}`, at);

/** The same for whoever keeps the visit and has a link of its own; undefined where it has no pass now. */
export const visitorCodeOfVisit = (on: Queryable, officeCentreId: number, visitKey: string, at = Date.now()) =>
  codeOf(on, officeCentreId, sql`visit_key = ${visitKey} and status = 'ASSIGNED'`, at);

async function codeOf(on: Queryable, officeCentreId: number, which: SQL, at: number): Promise<VisitorCode | undefined> {
  const [pass] = await on.query<Omit<VisitorCode, 'code' | 'until'> & { status: string }>(sql`
    select id as "passId", visit_key as "visitKey", visitor_name as "visitorName", start_at as "startAt", end_at as "endAt", status
    from visitor_qr_passes where office_centre_id = ${officeCentreId} and ${which}`);
  if (!pass) return undefined;
  const { status, ...facts } = pass;
  const [startAt, endAt] = [new Date(facts.startAt), new Date(facts.endAt)];
  const isNow = status === 'ASSIGNED' && at >= startAt.getTime() && at < endAt.getTime();
  const name = { kind: 'VISITOR', buildingId: officeCentreId, passId: facts.passId } as const;
  return {
    ...facts,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    code: isNow ? makeQrToken((await qrKeysOf(on, officeCentreId)).privateKey, name, at) : null,
    until: isNow ? new Date((Math.floor(at / STEP) + 1) * STEP).toISOString() : null,
  };
}
