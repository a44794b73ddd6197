/**
 * What credential is this? A reader says a QR code, the number of a card, a PIN, a credential on a phone or a face; this finds the pass, and says
 * whether it counts at this moment. Which door it opens is another question (`schemas/access/decide.ts`). A pass follows its person: it counts while
 * the person is active, in a company and a building that are.
 */
import { sql } from 'drizzle-orm';
import { cardNumberOf } from '#schemas/access/passes/cardNumber.ts';
import {
  type CredentialKind,
  type CredentialReason,
  type CredentialType,
  judgeCredential,
} from '#schemas/access/passes/credential.ts';
import { noTries, type PinEvent, tryPin } from '#schemas/access/passes/pinLockout.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { pinHashOf } from './pins.ts';
import { qrKeysOf } from './qrKeys.ts';
import { checkQrToken, type QrToken } from './qrToken.ts';
import { takeQrToken } from './qrUses.ts';

/** A pass that was found. */
export interface Credential {
  kind: CredentialKind;
  type: CredentialType;
  /** Of the entity of its kind; of a visitor, of `visitor-qr-passes`. */
  passId: number;
  buildingId: number;
  /** The company; null for the building’s own staff. */
  tenantId: number | null;
  /** Null for a visitor. */
  userId: number | null;
  /** The name of the person or the visitor. */
  holder: string;
  /** Of a visitor: what the pass opens by itself. */
  visit: { doorIds: number[]; floors: string[] } | null;
}
export interface FoundCredential {
  /** Undefined where nobody has such a pass. */
  credential?: Credential;
  /** VALID, or why it does not count. */
  reason: CredentialReason;
  /** Of a QR code that counts. */
  token?: QrToken;
}

interface Stored {
  passId: number;
  status: string;
  startAt: Date | string | null;
  endAt: Date | string | null;
  tenantId: number | null;
  userId: number | null;
  holder: string | null;
  isActive: boolean;
  reason: string | null;
  type: string | null;
  doorIds: number[] | null;
  floors: string[] | null;
}

/** The columns of a pass of a person, and whether the person may be there at all. */
const ofPerson = (table: string, status: string, type = 'null') =>
  sql.raw(`select p.id as "passId", p.${status} as status, p.start_at as "startAt", p.end_at as "endAt", p.tenant_id as "tenantId", p.user_id as "userId",
    u.full_name as holder, p.reason, ${type} as type, null::bigint[] as "doorIds", null::text[] as floors,
    coalesce(u.status = 'ACTIVE' and b.active and exists (select 1 from user_roles r join office_centres c on c.id = r.office_centre_id and c.active
      where r.user_id = u.id and r.building_id = p.office_centre_id and r.active
        and r.office_centre_id = coalesce(p.tenant_id, p.office_centre_id)), false) as "isActive"
    from ${table} p join office_centres b on b.id = p.office_centre_id left join users u on u.id = p.user_id`);
const VISITORS =
  sql.raw(`select p.id as "passId", p.status, p.start_at as "startAt", p.end_at as "endAt", p.tenant_id as "tenantId",
    null::bigint as "userId", p.visitor_name as holder, null as reason, null as type, p.door_ids as "doorIds", p.floor as floors,
    b.active and coalesce(c.active, true) as "isActive"
    from visitor_qr_passes p join office_centres b on b.id = p.office_centre_id left join office_centres c on c.id = p.tenant_id`);

const TYPES = { QR: 'STAFF_QR_PASS', HID: 'STAFF_MOBILE_PASS', CARD: 'PHYSICAL_CARD', PIN: null, FACE: null } as const;
const millis = (value: Date | string | null) => (value === null ? null : new Date(value).getTime());

function foundAs(
  kind: CredentialKind,
  buildingId: number,
  row: Stored | undefined,
  at: number,
  isVisitor = false,
): FoundCredential {
  if (!row) return { reason: 'UNKNOWN_CREDENTIAL' };
  const { status, startAt, endAt, isActive, reason, passId, tenantId, userId, holder, doorIds, floors } = row;
  const type = isVisitor ? 'VISITOR_QR_PASS' : row.type === 'MOBILE_PASS' ? 'STAFF_MOBILE_PASS' : TYPES[kind];
  return {
    credential: {
      kind,
      type,
      passId,
      buildingId,
      tenantId,
      userId,
      holder: holder ?? '',
      visit: isVisitor ? { doorIds: doorIds ?? [], floors: floors ?? [] } : null,
    },
    reason: judgeCredential({ status, startAt: millis(startAt), endAt: millis(endAt), isActive, removed: reason }, at),
  };
}

export interface Shown {
  kind: CredentialKind;
  /** What the reader has read: the text of the QR code, the number of the card, the six digits, what the service calls the credential. */
  value: string;
}
type Context = { config: Pick<Config, 'pinKey'> };

/**
 * Finds a pass by what a reader has read. Changes nothing: a QR code that is checked twice is found twice (`passWithQr` uses it up).
 * @param at milliseconds since 1970
 */
export async function findCredential(
  on: Queryable,
  { config }: Context,
  buildingId: number,
  { kind, value }: Shown,
  at = Date.now(),
): Promise<FoundCredential> {
  const first = async (statement: ReturnType<typeof sql>) => (await on.query<Stored>(sql`${statement} limit 1`))[0];
  const here = sql`p.office_centre_id = ${buildingId}`;
  switch (kind) {
    case 'QR': {
      const token = checkQrToken((await qrKeysOf(on, buildingId)).publicKey, buildingId, value, at);
      if (typeof token === 'string') return { reason: token === 'STALE' ? 'CREDENTIAL_STALE' : 'UNKNOWN_CREDENTIAL' };
      const isVisitor = token.kind === 'VISITOR';
      const which = isVisitor ? VISITORS : ofPerson('qr_passes', 'status');
      const found = foundAs(kind, buildingId, await first(sql`${which} where ${here} and p.id = ${token.passId}`), at, isVisitor);
      return { ...found, token };
    }
    case 'CARD': {
      const raw = cardNumberOf(value)?.raw;
      const same = raw === undefined ? sql`lower(p.card_id) = lower(${value.trim()})` : sql`p.raw_number = ${String(raw)}`;
      return foundAs(
        kind,
        buildingId,
        await first(sql`${ofPerson('third_party_cards', 'status', 'p.type')} where ${here} and ${same}`),
        at,
      );
    }
    case 'PIN': {
      const hash = await pinHashOf(on, { pinKey: config.pinKey }, buildingId, value);
      const row = await first(
        sql`${ofPerson('access_pin_codes', 'status')} where ${here} and p.pin_hash = ${hash} and p.status = 'ASSIGNED'`,
      );
      return foundAs(kind, buildingId, row, at);
    }
    case 'HID':
      return foundAs(
        kind,
        buildingId,
        await first(sql`${ofPerson('hid_passes', 'pass_status')} where ${here} and lower(p.credential_no) = lower(${value})`),
        at,
      );
    case 'FACE':
      return foundAs(
        kind,
        buildingId,
        await first(sql`${ofPerson('fr_passes', 'status')} where ${here} and lower(p.face_key) = lower(${value})`),
        at,
      );
  }
}

/** Checks a QR code at a door and uses it up there: the same code a second time is a replay. */
export async function passWithQr(
  tx: Queryable,
  context: Context,
  buildingId: number,
  doorId: number,
  value: string,
  at = Date.now(),
): Promise<FoundCredential> {
  const found = await findCredential(tx, context, buildingId, { kind: 'QR', value }, at);
  if (!found.token) return found;
  return (await takeQrToken(tx, found.token, doorId, at)) ? found : { ...found, reason: 'CREDENTIAL_USED' };
}

/**
 * Tries a PIN code at a reader, in a transaction: five wrong ones lock the reader for 30 seconds. With `of`, the PIN has to be that person’s.
 * @param reader as the controller calls it
 */
export async function passWithPin(
  tx: Queryable,
  context: Context,
  buildingId: number,
  { reader, pin, of }: { reader: string; pin: string; of?: number },
  at = Date.now(),
): Promise<FoundCredential & { events: readonly PinEvent[] }> {
  await tx.query(sql`
    insert into access_pin_tries (building_id, reader, wrong) values (${buildingId}, ${reader}, 0) on conflict do nothing`);
  const [row] = await tx.query<{ wrong: number; lockedUntil: string | null }>(sql`
    select wrong, locked_until as "lockedUntil" from access_pin_tries where building_id = ${buildingId} and reader = ${reader} for update`);
  const tries = row ? { wrong: row.wrong, lockedUntil: millis(row.lockedUntil) } : noTries;
  const found = await findCredential(tx, context, buildingId, { kind: 'PIN', value: pin }, at);
  const isRight = found.credential !== undefined && (of === undefined || found.credential.userId === of);
  const result = tryPin(tries, isRight, at);
  const until = result.tries.lockedUntil === null ? null : new Date(result.tries.lockedUntil).toISOString();
  await tx.query(sql`
    update access_pin_tries set wrong = ${result.tries.wrong}, locked_until = ${until}::timestamptz
    where building_id = ${buildingId} and reader = ${reader}`);
  const { events } = result;
  if (result.outcome === 'LOCKED') return { reason: 'MAX_ATTEMPTS', events };
  return result.outcome === 'RIGHT' ? { ...found, events } : { reason: 'INCORRECT_AUTHENTICATION_FACTOR', events };
}
