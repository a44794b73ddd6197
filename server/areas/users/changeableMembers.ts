/** The memberships that a change may concern: nobody changes people above themselves, nor those who work elsewhere too. */
import type { user } from '#schemas/users/user.ts';
import { deny } from '#server/engine/refusal.ts';
import type { ChangedRow, RuleContext } from '#server/engine/rules.ts';
import { type Membership, mayChangeAll, membershipsOf, placesOf } from './memberships.ts';

/** A person who is changed, with the memberships within reach, oldest first, locked. */
export interface ChangeableMember {
  row: ChangedRow<typeof user>;
  first: Membership;
  here: Membership[];
}

/** Those who may be changed; refuses the others. One's own record is what these calls are not for. */
export async function changeableMembers(
  context: RuleContext,
  rows: readonly ChangedRow<typeof user>[],
): Promise<ChangeableMember[]> {
  const { tx, reach, writing } = context;
  const byPerson = new Map<number, Membership[]>();
  const ids = rows.map(({ before }) => before.id);
  for (const one of await membershipsOf(tx, ids, reach, { lock: writing }))
    byPerson.set(one.userId, [...(byPerson.get(one.userId) ?? []), one]);
  const mayChange = mayChangeAll(reach);
  return rows.flatMap((row) => {
    const here = byPerson.get(row.before.id) ?? [];
    const [first] = here;
    if (first && row.before.id !== reach.session.userId && mayChange(here)) return [{ row, first, here }];
    deny(row, 'forbidden');
    return [];
  });
}

/** The same without those who work elsewhere too: they are not ours to change; delinking them is. */
export async function membersOnlyHere(
  context: RuleContext,
  rows: readonly ChangedRow<typeof user>[],
): Promise<ChangeableMember[]> {
  const changed = await changeableMembers(context, rows);
  const places = await placesOf(
    context.tx,
    changed.map(({ row }) => row.before.id),
  );
  return changed.filter(({ row, here }) => {
    const isOurs = places.get(row.before.id) === here.length;
    if (!isOurs) deny(row, 'notAllowedNow', { messageKey: 'errors.worksElsewhere' });
    return isOurs;
  });
}
