/**
 * Inviting people who have an account (000 §4 Invitation). Adding a person does not make them a member: it creates a
 * row with the address, and mails the person. Rate limits on the mail prevent abuse against them.
 */
import { sql } from 'drizzle-orm';
import { userInvitation } from '#schemas/users/userInvitation.ts';
import { audit } from '#server/audit/audit.ts';
import { LINK_MINUTES, removeLinks } from '#server/auth/password/links.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { type ChangedRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { rememberTags } from '#server/engine/write/tags.ts';
import { announce } from '#server/live/announce.ts';
import { type By, requireSent, sendInvitations } from './invitations.ts';
import { isGivable, type Joining, sidesOf } from './memberships.ts';

/** Somebody known by the address. */
export interface KnownPerson {
  id: number;
  username: string;
  /** Office centres in which the person works, or to which they have been invited. */
  centres: number[];
  invited: number[];
}

/** Minimum seconds between two invitations, and the maximum number of invitations in total. */
export const PAUSE_SECONDS = 60;
export const MAX_SENT = 5;
/** Maximum invitation mails that one person gets from one building in a day. */
export const MAX_PER_DAY = 20;
/** Days after a refusal in which the same office centre cannot invite again. */
export const REST_DAYS = 30;

/** People known by these addresses, in lower case; locked when they are about to be invited, oldest first. */
export async function knownPeople(
  on: Queryable,
  usernames: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, KnownPerson>> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(usernames)}::jsonb))`;
  if (lock) await on.query(sql`select 1 from users where lower(username) in ${wanted} order by id for update`);
  const people = await on.query<KnownPerson>(sql`
    select u.id, lower(u.username) as username,
      coalesce((select jsonb_agg(r.office_centre_id) from user_roles r where r.user_id = u.id), '[]'::jsonb) as centres,
      coalesce((select jsonb_agg(i.office_centre_id) from user_invitations i where i.username = lower(u.username)
        and i.status = 'PENDING' and i.expiry_date > now()), '[]'::jsonb) as invited
    from users u where lower(u.username) in ${wanted}`);
  return new Map(people.map((one) => [one.username, one]));
}

/** Of these people those whom the office centre cannot invite now: invited too often, or refused lately. */
export async function restingPeople(on: Queryable, asked: readonly Omit<Joining, 'roleCode'>[]): Promise<Set<number>> {
  const rows = await on.query<{ userId: number }>(sql`
    select r."userId" from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r("userId" bigint, "officeCentreId" bigint)
    join users u on u.id = r."userId"
    where exists (select 1 from user_invitations i where i.username = lower(u.username) and i.office_centre_id = r."officeCentreId"
        and i.status = 'DECLINED' and i.decided_date > now() - ${sql.raw(`interval '${REST_DAYS} days'`)})
      or (select coalesce(sum(i.sent_count), 0) from user_invitations i where i.username = lower(u.username)
        and i.office_centre_id = r."officeCentreId" and i.created_date > now() - interval '1 day') >= ${MAX_SENT}
      or (select count(*) from account_links l join office_centres c on c.id = l.office_centre_id
          join office_centres o on o.id = r."officeCentreId"
        where l.user_id = u.id and l.purpose = 'INVITATION' and l.created_date > now() - interval '1 day'
          and coalesce(c.landlord_id, c.id) = coalesce(o.landlord_id, o.id)) >= ${MAX_PER_DAY}`);
  return new Set(rows.map(({ userId }) => userId));
}

const byOf = ({ config, locale, reach }: RuleContext): By => ({ config, locale, userId: reach.session.userId });

/** Creates the invitations and mails them; an import mails nobody. Older ones of the same office centre become invalid. */
export async function inviteKnown(context: RuleContext, joining: readonly Joining[]): Promise<void> {
  const { tx, model, reach, origin } = context;
  if (!joining.length) return;
  const { userId, side } = reach.session;
  const isMailed = userId !== 0 || reach.mails === true;
  const asked = sql`jsonb_to_recordset(${JSON.stringify(joining)}::jsonb) as r("userId" bigint, "officeCentreId" bigint, "roleCode" text, tag text[])
    join users u on u.id = r."userId" join office_centres c on c.id = r."officeCentreId"`;
  await tx.query(sql`
    update user_invitations i set status = 'EXPIRED', updated_date = now(), version = i.version + 1 from ${asked}
    where i.username = lower(u.username) and i.office_centre_id = c.id and i.status = 'PENDING'`);
  const made = await tx.query<RecordRow>(sql`
    insert into user_invitations (username, office_centre_id, building_id, role_code, tag, status, sent_date, sent_count, expiry_date, from_provider,
      created_user_id, updated_user_id)
    select lower(u.username), c.id, coalesce(c.landlord_id, c.id), r."roleCode", r.tag, 'PENDING', ${sql.raw(isMailed ? 'now()' : 'null')},
      ${isMailed ? 1 : 0}::int, now() + make_interval(mins => ${LINK_MINUTES.INVITATION}::int), ${side === 'platform'}::boolean,
      ${userId || null}::bigint, ${userId || null}::bigint
    from ${asked} returning id, uuid, version, building_id as "buildingId", office_centre_id as "officeCentreId"`);
  await rememberTags(tx, context.entity, { tag: joining.flatMap(({ tag }) => tag ?? []) }, reach);
  const entity = model.entity('user-invitations');
  for (const { id } of made) await audit(tx, { entity, recordId: id, action: 'create', reach, origin, changes: [] });
  await announce(tx, { model, entity, kind: 'create', records: made, reach });
  if (isMailed) await mailInvitations(tx, joining, byOf(context));
}

/** Mails those who can accept: the provider's own staff get no mail about an invitation that the provider did not make. */
async function mailInvitations(tx: Transaction, asked: readonly Omit<Joining, 'roleCode'>[], by: By): Promise<boolean> {
  const heard = await tx.query<{ userId: number; officeCentreId: number }>(sql`
    select r."userId", r."officeCentreId" from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r("userId" bigint, "officeCentreId" bigint)
    join users u on u.id = r."userId"
    join user_invitations i on i.username = lower(u.username) and i.office_centre_id = r."officeCentreId" and i.status = 'PENDING'
    where i.from_provider or not exists (select 1 from user_roles p where p.user_id = u.id and p.active and p.office_centre_id is null)`);
  return sendInvitations(tx, heard, by, { isFirst: false });
}

/** An invitation with the invited person. */
interface Asked {
  row: ChangedRow<typeof userInvitation>;
  joining: Joining;
}

/** The invitations with their people, if the caller may assign that role there; refuses the others. */
async function mine({ tx, reach }: RuleContext, rows: readonly ChangedRow<typeof userInvitation>[]): Promise<Asked[]> {
  const sides = await sidesOf(
    tx,
    rows.flatMap(({ before }) => before.officeCentreId ?? []),
  );
  const known = await knownPeople(
    tx,
    rows.map(({ before }) => before.username),
    { lock: false },
  );
  return rows.flatMap((row) => {
    const { officeCentreId, roleCode, username } = row.before;
    const person = known.get(username);
    if (!isGivable(roleCode, sides.get(officeCentreId ?? 0) ?? 'tenant', reach)) deny(row, 'forbidden');
    else if (!person || !officeCentreId || !roleCode) deny(row, 'notAllowedNow');
    else return [{ row, joining: { userId: person.id, officeCentreId, roleCode } }];
    return [];
  });
}

const secondsSince = (date: string | null): number => (date ? Math.floor((Date.now() - Date.parse(date)) / 1000) : PAUSE_SECONDS);

/** Not too soon, not too often, and not soon after a refusal. */
async function sendAgain(context: RuleContext, rows: readonly ChangedRow<typeof userInvitation>[]): Promise<void> {
  const { tx, reach } = context;
  const asked = await mine(context, rows);
  const resting = await restingPeople(
    tx,
    asked.map(({ joining }) => joining),
  );
  for (const { row, joining } of asked) {
    const { values, before } = row;
    const wait = PAUSE_SECONDS - secondsSince(before.sentDate);
    const sent = before.sentCount ?? 0;
    if (wait > 0) deny(row, 'tooMany', { headers: { 'retry-after': String(wait) } });
    else if (sent >= MAX_SENT || resting.has(joining.userId)) deny(row, 'tooMany', { messageKey: 'errors.invitedOften' });
    // The provider's own staff can only be invited by the provider.
    if (reach.session.side === 'platform') values.fromProvider = true;
    values.sentDate = new Date().toISOString();
    values.sentCount = sent + 1;
    values.expiryDate = new Date(Date.now() + LINK_MINUTES.INVITATION * 60_000).toISOString();
  }
}

export const userInvitationRules = rulesFor(userInvitation, {
  actions: {
    resend: sendAgain,
    withdraw: async (context, rows) => {
      for (const { joining } of await mine(context, rows)) {
        const { userId, officeCentreId } = joining;
        await removeLinks(context.tx, { purpose: 'INVITATION', userId, officeCentreId });
      }
    },
  },
  afterWrite: async ({ tx, config, locale, reach, operation }, rows) => {
    if (operation !== 'resend') return;
    const known = await knownPeople(
      tx,
      rows.map(({ record }) => record.username),
      { lock: false },
    );
    const asked = rows.flatMap(({ record: { username, officeCentreId } }) => {
      const person = known.get(username);
      return person && officeCentreId ? [{ userId: person.id, officeCentreId }] : [];
    });
    requireSent(await mailInvitations(tx, asked, { config, locale, userId: reach.session.userId }));
  },
});
