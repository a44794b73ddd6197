/**
 * The memberships that a caller may change: not those of people above the caller, nor of people who also work elsewhere, except for the
 * provider, who sees all of them.
 */
import type { PersonEntity } from '#schemas/users/person.ts';
import type { ChangedRow, RuleContext } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import { everywhere } from '#server/engine/reach/reach.ts';
import { type Membership, mayChangeAll, membershipsOf, placesOf } from './memberships.ts';

/** A person to be changed, with the memberships within scope, oldest first, locked. */
export interface ChangeableMember {
  row: ChangedRow<PersonEntity>;
  first: Membership;
  here: Membership[];
}

/** Those who may be changed; refuses the others. The caller's own record is excluded. */
export async function changeableMembers(
  context: RuleContext,
  rows: readonly ChangedRow<PersonEntity>[],
): Promise<ChangeableMember[]> {
  const { tx, model, entity, reach, writing } = context;
  const roles = model.entity(entity.scope.through?.entity ?? 'user-roles');
  const byPerson = new Map<number, Membership[]>();
  const ids = rows.map(({ before }) => before.id);
  for (const one of await membershipsOf(tx, ids, reach, { lock: writing, roles }))
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

/** A person with all memberships, oldest first, locked; there may be none. */
export type ChangeablePerson = Omit<ChangeableMember, 'first'>;

/** Those whom the provider may change, with their memberships everywhere; refuses the others. The caller's own record is excluded. */
export async function changeableEverywhere(
  { tx, reach, writing }: RuleContext,
  rows: readonly ChangedRow<PersonEntity>[],
): Promise<ChangeablePerson[]> {
  const ids = rows.map(({ before }) => before.id);
  const all = await membershipsOf(tx, ids, everywhere(reach), { lock: writing });
  const mayChange = mayChangeAll(reach);
  return rows.flatMap((row) => {
    const here = all.filter(({ userId }) => userId === row.before.id);
    if (row.before.id !== reach.session.userId && mayChange(here)) return [{ row, here }];
    deny(row, 'forbidden');
    return [];
  });
}

/** The same without people who also work elsewhere: they cannot be changed here, only delinked. */
export async function membersOnlyHere(
  context: RuleContext,
  rows: readonly ChangedRow<PersonEntity>[],
): Promise<ChangeablePerson[]> {
  if (context.reach.session.side === 'platform') return changeableEverywhere(context, rows);
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
