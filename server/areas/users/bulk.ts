/** Users from a spreadsheet (000 §4 Uploads): the rules of `./users.ts` for one person, asked for many at once. */
import { sql } from 'drizzle-orm';
import type { Side } from '#schemas/kernel/access.ts';
import { mayChange } from '#schemas/users/giving.ts';
import { type BulkContext, registerBulkRules } from '#server/engine/upload/bulkRules.ts';
import { chunksOf } from '#server/engine/upload/chunks.ts';
import { type BulkRow, refuse } from '#server/engine/upload/row.ts';
import { refuseRepeated } from '#server/engine/upload/uniques.ts';
import { mailAdded, sendInvitations } from './invitations.ts';
import { isGivable, join, type Membership, membershipsOf, placesOf, sidesOf } from './memberships.ts';

interface Known {
  id: number;
  username: string;
  /** Office centres that the person is in already. */
  centres: number[];
}

/** People who are known by these addresses; locked when they are about to join, oldest first. */
async function knownPeople({ tx, writing }: BulkContext, usernames: readonly string[]): Promise<Map<string, Known>> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(usernames)}::jsonb))`;
  if (writing) await tx.query(sql`select 1 from users where lower(username) in ${wanted} order by id for update`);
  const people = await tx.query<Known>(sql`
    select u.id, lower(u.username) as username,
      coalesce((select jsonb_agg(r.office_centre_id) from user_roles r where r.user_id = u.id), '[]'::jsonb) as centres
    from users u where lower(u.username) in ${wanted}`);
  return new Map(people.map((one) => [one.username, one]));
}

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

/** A person who is known joins; one who is here already is refused, as is one who stands in the file twice. */
async function checkPeople(context: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  const named = rows.filter(({ values, problems }) => values.username != null && !problems.username);
  refuseRepeated(named, 'username');
  const known = await knownPeople(
    context,
    named.map(({ values }) => String(values.username)),
  );
  for (const row of named) {
    const person = known.get(String(row.values.username));
    if (!person) continue;
    if (person.centres.includes(Number(row.linked.officeCentreId))) refuse(row, 'username', 'duplicate');
    else row.recordId = person.id;
  }
}

async function registered({ tx }: BulkContext, ids: readonly number[]): Promise<Set<number>> {
  const people = await tx.query<{ id: number }>(sql`
    select id from users where account_registered and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`);
  return new Set(people.map(({ id }) => id));
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

registerBulkRules('users', {
  judges: ['username'],
  checkChange: checkOurs,
  check: async (context, rows) => {
    await checkRoles(context, rows);
    await checkPeople(context, rows);
  },
  afterInsert: async (context, rows) => {
    const { tx, config, locale, reach } = context;
    const joining = rows.map(({ recordId, linked }) => ({
      userId: recordId as number,
      officeCentreId: Number(linked.officeCentreId),
      roleCode: String(linked.roleCode),
    }));
    for (const some of chunksOf(joining)) await join(tx, some);
    const by = { config, locale, userId: reach.session.userId };
    const accounts = await registered(
      context,
      joining.map(({ userId }) => userId),
    );
    const invited = joining.map(({ userId, officeCentreId }) => ({ userId, officeCentreId }));
    await mailAdded(
      tx,
      invited.filter(({ userId }) => accounts.has(userId)),
      by,
    );
    await sendInvitations(
      tx,
      invited.filter(({ userId }) => !accounts.has(userId)),
      by,
    );
  },
});
