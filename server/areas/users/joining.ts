/** Adding people (000 §3, §4): with a role that the caller may assign; people with an account get an invitation. */
import { sql } from 'drizzle-orm';
import type { Side } from '#schemas/kernel/rights/access.ts';
import type { PersonEntity } from '#schemas/users/person.ts';
import type { NewRow, RuleContext, WrittenRow } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { chunksOf } from '#server/engine/upload/chunks.ts';
import { sendInvitations } from './invitations.ts';
import { inviteKnown, knownPeople, restingPeople } from './membershipInvitations.ts';
import { isGivable, type Joining, join, sidesOf } from './memberships.ts';

type New = NewRow<PersonEntity>;

const joiningOf = (userId: number, { linked }: Pick<New, 'linked'>): Joining[] => {
  const { officeCentreId, roleCode, tag } = linked as typeof linked & Pick<Joining, 'tag'>;
  return officeCentreId && roleCode ? [{ userId, officeCentreId, roleCode, tag: tag ?? null }] : [];
};

/** Refuses roles that the caller may not assign in a place of that side. */
export async function checkRoles({ tx, reach }: RuleContext, rows: readonly New[]): Promise<void> {
  for (const { linked, problems } of rows) if (!problems.officeCentre) linked.officeCentreId ??= reach.centreId;
  const sides = await sidesOf(
    tx,
    rows.flatMap(({ linked }) => linked.officeCentreId ?? []),
  );
  /** Checked once for each role on each side, because the check goes through every permission. */
  const answers = new Map<string, boolean>();
  const givable = (role: unknown, side: Side): boolean => {
    const key = `${side} ${role}`;
    const answer = answers.get(key) ?? isGivable(role, side, reach);
    answers.set(key, answer);
    return answer;
  };
  for (const row of rows) {
    const { officeCentreId, roleCode } = row.linked;
    const side = officeCentreId && sides.get(officeCentreId);
    if (row.problems.officeCentre) continue;
    if (!side) refuse(row, 'officeCentreId', 'required', { as: 'centreRequired' });
    else if (!row.problems.roleCode && !givable(roleCode, side)) refuse(row, 'roleCode', 'roleNotAllowed');
  }
}

/** A person known by the address is never made a member but invited. One who is a member or invited already is refused. */
export async function checkPeople({ tx, reach, writing }: RuleContext, rows: readonly New[]): Promise<void> {
  const named = rows.filter(({ values, problems }) => values.username && !problems.username);
  const [one] = named;
  // A single addition waits for a concurrent one of the same address; of many, the late ones are checked again.
  if (writing && one && named.length === 1)
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('users'), hashtext(${one.values.username}))`);
  const addresses = named.flatMap(({ values }) => values.username ?? []);
  const known = await knownPeople(tx, addresses, { lock: writing });
  const asked: { row: New; userId: number; officeCentreId: number }[] = [];
  for (const row of named) {
    const person = known.get(row.values.username ?? '');
    const { officeCentreId } = row.linked;
    if (!person) continue;
    row.diverted = { id: null, tab: 'INVITED', notice: 'userInvited' };
    if (!officeCentreId) continue;
    if (person.centres.includes(officeCentreId)) refuse(row, 'username', 'duplicate', { as: 'duplicate' });
    else if (!person.invited.includes(officeCentreId)) asked.push({ row, userId: person.id, officeCentreId });
    // An import that runs twice finds its own invitation.
    else if (!reach.session.userId) row.diverted.again = true;
    else refuse(row, 'username', 'invitedAlready', { as: 'duplicate' });
  }
  const resting = await restingPeople(
    tx,
    asked.map(({ userId, officeCentreId }) => ({ userId, officeCentreId })),
  );
  for (const { row, userId } of asked) if (resting.has(userId)) refuse(row, 'username', 'invitedOften', { as: 'tooMany' });
}

/** Adds new people as members, and mails them. An import sends no invitations: imported people are invited by hand. A directory does. */
export async function joinNew(
  { tx, config, locale, reach }: RuleContext,
  rows: readonly WrittenRow<PersonEntity>[],
): Promise<void> {
  const made = rows.flatMap((row) => joiningOf(row.record.id, row));
  for (const some of chunksOf(made)) await join(tx, some);
  const by = { config, locale, userId: reach.session.userId };
  if (by.userId || reach.mails) await sendInvitations(tx, made, by, { isFirst: true });
}

/** Invites known people: the answer reveals no more than the address. */
export async function askKnown(context: RuleContext, rows: readonly New[]): Promise<void> {
  const fresh = rows.filter(({ diverted }) => !diverted?.again);
  const addresses = fresh.flatMap(({ values }) => values.username ?? []);
  const known = await knownPeople(context.tx, addresses, { lock: false });
  const asked = fresh.flatMap((row) => {
    const person = known.get(row.values.username ?? '');
    return person ? joiningOf(person.id, row) : [];
  });
  for (const some of chunksOf(asked)) await inviteKnown(context, some);
}
