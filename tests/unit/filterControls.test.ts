/** Every filter of the server has a filter on the screen. */
import { expect, it } from 'vitest';
import { askedIn } from '#resources/generate/filters/askedIn.ts';
import { paramOf } from '#resources/generate/filters/params.ts';
import { portalKindOf } from '#resources/generate/kinds/index.tsx';
import { entities, entityOf } from '#schemas/index.ts';
import { listProblems } from '#schemas/kernel/check/lists.ts';
import { type FieldKind, kinds } from '#schemas/kernel/fields/field.ts';
import { usableView } from '#schemas/kernel/lists/listView.ts';
import { addOns } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { sessionOf } from './session.ts';

it('every kind of field that the kernel filters has a filter input, and no other kind has one', () => {
  const all = Object.keys(kinds) as FieldKind[];
  expect(all).toContain('timeZoneOffset');
  for (const kind of all)
    expect([kind, portalKindOf({ kind }).filter !== undefined]).toEqual([kind, kinds[kind].filter !== 'none']);
});

it('filters by a rule have inputs behind those of fields, for those who may ask by them, and only where there are values to choose', () => {
  const users = entityOf('users');
  const names = (session: Session) => askedIn(users, session).map(({ name }) => name);
  const all = sessionOf('MASTER_ADMIN', 'tenant', { addOns });
  const passes = ['credentialTypeArray', 'mobilePassAssigned'];
  expect(names(all).slice(-2)).toEqual(passes);
  const without = { ...all, permissions: all.permissions.filter((one) => one !== 'PERSON_PASS_VIEW') };
  expect(names(without)).toEqual(names(all).filter((name) => !passes.includes(name)));
  // A saved view that somebody shares tells nobody more than the list does.
  const view = { filter: { mobilePassAssigned: true, status: 'ACTIVE' } };
  expect(usableView(users, view, all)).toEqual(view);
  expect(usableView(users, view, without)).toEqual({ filter: { status: 'ACTIVE' } });
  // What the input sets is the parameter of the call, whatever its kind is called by.
  for (const name of passes) expect(paramOf(users, name, 'in', 'is', 'rule')).toBe(name);
  const problems = (inputs: readonly string[]) =>
    listProblems({ ...users, list: { ...users.list, inputs } }, new Map(entities.map((one) => [one.name, one])));
  expect(problems(passes)).toEqual([]);
  for (const wrong of ['userGroupId', 'fullName', 'nothing'])
    expect(problems([wrong])).toEqual([`its filter '${wrong}' has an input, and is no filter by rule with values to choose`]);
});
