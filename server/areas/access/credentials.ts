/** What somebody has shown at a door: whose it is, and why it opens nothing, if it does not. Everything that asks about a credential asks here. */
import { sql } from 'drizzle-orm';
import type { AccessReason } from '#schemas/access/decide.ts';
import type { CredentialKind, CredentialReason } from '#schemas/access/passes/credential.ts';
import type { PinEvent } from '#schemas/access/passes/pinLockout.ts';
import type { CredentialType } from '#schemas/access/room/accessEvent.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Credential, type FoundCredential, findCredential, passWithPin } from './passes/find.ts';
import type { QrToken } from './passes/qrToken.ts';

export interface Shown {
  credentialType?: CredentialType | null | undefined;
  credential?: string | null | undefined;
  /** The PIN that was typed beside it. */
  pin?: string | null | undefined;
}
/** A reader, as the lockout counts it: a door has one at each side. */
export interface Reader {
  doorUuid: string;
  direction?: 'ENTRY' | 'EXIT' | null | undefined;
}
export interface Recognised {
  /** Null for a visitor, and where nobody was recognised. */
  person: { userId: number; userUuid: string; fullName: string } | null;
  /** Of a visitor's pass. */
  visitor: { fullName: string; doorIds: readonly number[]; floors: readonly string[] } | null;
  /** Why it opens nothing, whatever its holder may do; undefined: it counts. */
  wrong: AccessReason | undefined;
  /** Was a PIN typed beside it that is the holder's? */
  withPin: boolean;
  /** Of a QR code: it counts once at a door. */
  token: QrToken | undefined;
  pinEvents: readonly PinEvent[];
}
interface Context {
  config: Pick<Config, 'pinKey'>;
  buildingId: number;
  reader: Reader;
  /** Milliseconds since 1970. */
  at: number;
}

const KINDS: Readonly<Record<Exclude<CredentialType, 'USER' | 'PIN'>, readonly CredentialKind[]>> = {
  STAFF_QR_PASS: ['QR'],
  VISITOR_QR_PASS: ['QR'],
  // What the HID service has put on the phone, or the number of another provider.
  STAFF_MOBILE_PASS: ['HID', 'CARD'],
  PHYSICAL_CARD: ['CARD'],
  FACE: ['FACE'],
};
const nobody = (wrong: AccessReason, pinEvents: readonly PinEvent[] = []): Recognised => ({
  person: null,
  visitor: null,
  wrong,
  withPin: false,
  token: undefined,
  pinEvents,
});
const wrongOf = (reason: CredentialReason): AccessReason | undefined => (reason === 'VALID' ? undefined : reason);

/** People of the building alone. */
async function personOf(on: Queryable, buildingId: number, which: { id: number } | { uuid: string }) {
  const is = 'id' in which ? sql`u.id = ${which.id}` : sql`u.uuid = ${which.uuid}::uuid`;
  const [person] = await on.query<{ userId: number; userUuid: string; fullName: string }>(sql`
    select u.id as "userId", u.uuid as "userUuid", u.full_name as "fullName" from users u
    where ${is} and exists (select 1 from user_roles r where r.user_id = u.id and r.building_id = ${buildingId})`);
  return person;
}

async function recognisedAs(
  tx: Queryable,
  buildingId: number,
  { holder, userId, visit }: Credential,
  rest: Pick<Recognised, 'wrong'> & Partial<Recognised>,
): Promise<Recognised> {
  const person = userId === null ? undefined : await personOf(tx, buildingId, { id: userId });
  const visitor = visit && { fullName: holder, doorIds: visit.doorIds, floors: visit.floors };
  return { withPin: false, token: undefined, pinEvents: [], ...rest, person: person ?? null, visitor };
}

/** The first of these kinds that has such a pass. */
async function findOne(
  tx: Queryable,
  context: Context,
  kinds: readonly CredentialKind[],
  value: string,
): Promise<FoundCredential> {
  let found: FoundCredential = { reason: 'UNKNOWN_CREDENTIAL' };
  for (const kind of kinds) {
    found = await findCredential(tx, context, context.buildingId, { kind, value }, context.at);
    if (found.credential || found.reason !== 'UNKNOWN_CREDENTIAL') return found;
  }
  return found;
}

/**
 * Recognises what was shown. Tries of a PIN are counted, so that it runs in a transaction which is committed whatever was decided. A person can be
 * named by uuid (`USER`) by a controller that has recognised them by itself.
 */
export async function recognise(
  tx: Queryable,
  context: Context,
  { credentialType, credential, pin }: Shown,
): Promise<Recognised> {
  const { buildingId, reader, at } = context;
  if (!credentialType || !credential) return nobody('UNKNOWN_CREDENTIAL');
  const typed = (digits: string, of?: number) =>
    passWithPin(
      tx,
      context,
      buildingId,
      { reader: `${reader.doorUuid}:${reader.direction ?? ''}`, pin: digits, ...(of !== undefined && { of }) },
      at,
    );
  if (credentialType === 'PIN') {
    const { credential: pass, reason, events } = await typed(credential);
    // A wrong PIN is nobody's: what it is called tells a reader that is tried from one that is used.
    return pass
      ? recognisedAs(tx, buildingId, pass, { wrong: wrongOf(reason), pinEvents: events })
      : nobody(wrongOf(reason) ?? 'UNKNOWN_CREDENTIAL', events);
  }
  let known: Recognised;
  if (credentialType === 'USER') {
    const person = UUID.test(credential) ? await personOf(tx, buildingId, { uuid: credential }) : undefined;
    if (!person) return nobody('UNKNOWN_CREDENTIAL');
    known = { ...nobody('OTHER'), person, wrong: undefined };
  } else {
    const { credential: pass, reason, token } = await findOne(tx, context, KINDS[credentialType], credential);
    if (!pass) return nobody(wrongOf(reason) ?? 'UNKNOWN_CREDENTIAL');
    known = await recognisedAs(tx, buildingId, pass, { wrong: wrongOf(reason), token });
  }
  // A PIN is looked at only beside something that counts: no reader says which of two is wrong.
  if (!pin || known.wrong || !known.person) return known;
  const { reason, events } = await typed(pin, known.person.userId);
  return { ...known, wrong: wrongOf(reason), withPin: reason === 'VALID', pinEvents: events };
}

/** As much of a credential as may be kept with an event: its last four letters, and of a PIN nothing. */
export const maskedCredential = ({ credentialType, credential }: Omit<Shown, 'pin'>): string | null =>
  credential && credentialType !== 'PIN' ? `…${credential.slice(-4)}` : null;
