/** Users from a spreadsheet (000 §4 Uploads): the rules of `./users.ts` for one person, asked for many at once. */
import type { Side } from '#schemas/kernel/access.ts';
import { mayChange } from '#schemas/users/giving.ts';
import { type BulkContext, registerBulkRules } from '#server/engine/upload/bulkRules.ts';
import { chunksOf } from '#server/engine/upload/chunks.ts';
import { type BulkRow, refuse } from '#server/engine/upload/row.ts';
import { refuseRepeated } from '#server/engine/upload/uniques.ts';
import { sendInvitations } from './invitations.ts';
import { inviteKnown, knownPeople, restingPeople } from './membershipInvitations.ts';
import { isGivable, type Joining, join, type Membership, membershipsOf, placesOf, sidesOf } from './memberships.ts';

async function checkRoles(context: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  const { tx, reach } = context;
  for (const { linked, problems } of rows) if (!problems.officeCentre) linked.officeCentreId ??= reach.centreId;
  const sides = await sidesOf(
    tx,
    rows.flatMap(({ linked }) => (linked.officeCentreId == null ? [] : [Number(linked.officeCentreId)])),
  );
  /** Asked once for each role on each side: the answer goes through every permission there is. */
  const answers = new Map<string, boolean>();
  const givable = (role: unknown, side: Side): boolean => {
    const key = `${side} ${role}`;
    const answer = answers.get(key) ?? isGivable(role, side, reach);
    answers.set(key, answer);
    return answer;
  };
  for (const row of rows) {
    const side = sides.get(Number(row.linked.officeCentreId));
    if (row.problems.officeCentre) continue;
    if (!side) refuse(row, 'officeCentre', 'required');
    else if (!row.problems.roleCode && !givable(row.linked.roleCode, side)) refuse(row, 'roleCode', 'roleNotAllowed');
  }
}

/** A person who is known is invited; one who is here or invited already is refused, as is one who stands in the file twice. */
async function checkPeople({ tx, writing }: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  const named = rows.filter(({ values, problems }) => values.username != null && !problems.username);
  refuseRepeated(named, 'username');
  const addresses = named.map(({ values }) => String(values.username));
  const known = await knownPeople(tx, addresses, { lock: writing });
  const asked: { row: BulkRow; userId: number; officeCentreId: number }[] = [];
  for (const row of named) {
    const person = known.get(String(row.values.username));
    if (!person) continue;
    const officeCentreId = Number(row.linked.officeCentreId);
    row.diverted = true;
    if (person.centres.includes(officeCentreId)) refuse(row, 'username', 'duplicate');
    else if (person.invited.includes(officeCentreId)) refuse(row, 'username', 'invitedAlready');
    else if (officeCentreId) asked.push({ row, userId: person.id, officeCentreId });
  }
  const resting = await restingPeople(
    tx,
    asked.map(({ userId, officeCentreId }) => ({ userId, officeCentreId })),
  );
  for (const { row, userId } of asked) if (resting.has(userId)) refuse(row, 'username', 'invitedOften');
}

/** Nobody changes people above themselves, nor those who work elsewhere too; one's own record is one's own. */
async function checkOurs({ tx, reach, writing }: BulkContext, key: string, rows: readonly BulkRow[]): Promise<void> {
  const others = rows.filter(({ before }) => before?.id !== reach.session.userId);
  const ids = others.map(({ before }) => Number(before?.id));
  const here = new Map<number, Membership[]>();
  for (const one of await membershipsOf(tx, ids, reach, { lock: writing })) {
    const known = here.get(one.userId);
    if (known) known.push(one);
    else here.set(one.userId, [one]);
  }
  const places = await placesOf(tx, ids);
  /** Asked once for each kind of membership: the answer goes through every permission there is. */
  const answers = new Map<string, boolean>();
  const changeable = (one: Membership): boolean => {
    const kind = `${one.side} ${one.roleCode} ${one.granted}`;
    const answer = answers.get(kind) ?? mayChange(reach.session, one);
    answers.set(kind, answer);
    return answer;
  };
  for (const row of others) {
    const mine = here.get(Number(row.before?.id)) ?? [];
    if (!mine.length || !mine.every(changeable)) refuse(row, key, 'forbidden');
    else if (places.get(Number(row.before?.id)) !== mine.length) refuse(row, key, 'worksElsewhere');
  }
}

const joiningOf = (userId: number, linked: BulkRow['linked']): Joining => ({
  userId,
  officeCentreId: Number(linked.officeCentreId),
  roleCode: String(linked.roleCode),
});

registerBulkRules('users', {
  judges: ['username'],
  checkChange: checkOurs,
  check: async (context, rows) => {
    await checkRoles(context, rows);
    await checkPeople(context, rows);
  },
  afterInsert: async (context, rows) => {
    const { tx, config, locale, reach } = context;
    const made = rows.flatMap(({ recordId, linked }) => (recordId === undefined ? [] : [joiningOf(recordId, linked)]));
    for (const some of chunksOf(made)) await join(tx, some);
    await sendInvitations(tx, made, { config, locale, userId: reach.session.userId }, { isFirst: true });
    const diverted = rows.filter((row) => row.diverted);
    const addresses = diverted.map(({ values }) => String(values.username));
    const known = await knownPeople(tx, addresses, { lock: false });
    const asked = diverted.flatMap(({ values, linked }) => {
      const person = known.get(String(values.username));
      return person ? [joiningOf(person.id, linked)] : [];
    });
    for (const some of chunksOf(asked)) await inviteKnown(context, some);
  },
});
