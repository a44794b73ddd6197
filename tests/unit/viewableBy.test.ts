/** 000 §5, 002 §3 Viewable by: its fields, what they require, and how one picker limits the next. */
import { describe, expect, it } from 'vitest';
import { catalogues } from '#i18n/server.ts';
import { textOf } from '#i18n/translate.ts';
import { bodyOf, initialValues } from '#resources/generate/form/body.ts';
import { makeResolver } from '#resources/generate/form/resolver.ts';
import { resolvePick, stillFits } from '#resources/generate/kinds/pick.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isComputed, type ReferencesField, wireKey } from '#schemas/kernel/fields/field.ts';
import { bodySchema, inputNames, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { matches, resolveWhere } from '#schemas/kernel/rules/where.ts';
import { viewableBy, viewers } from '#schemas/users/viewableBy.ts';
import { sessionOf } from './session.ts';

const fields = viewableBy();
const content = {
  name: 'content',
  fields,
  form: [{ section: 'viewers', fields: Object.keys(fields) }],
  actions: {},
} as unknown as Entity;
const session = sessionOf('LANDLORD_ADMIN', 'building');
const translate = (key: string, params: Record<string, string> = {}) => textOf(catalogues.en, key, params) ?? params._ ?? key;
const sentences = async (values: Record<string, unknown>) => {
  const { errors } = await makeResolver(content, 'create', session, translate as never)(values, undefined, {} as never);
  return Object.fromEntries(Object.entries(errors).map(([key, error]) => [key, error?.message]));
};
const onServer = (body: Record<string, unknown>) => problemsOf(bodySchema(content, 'create', session), body);

describe('viewable by', () => {
  it('R-0244 has five fields with these names in the API', () => {
    const keys = Object.entries(fields).flatMap(([name, field]) =>
      isComputed(field as Field) ? [] : [wireKey(name, field as Field)],
    );
    expect(keys).toEqual([
      'viewableBy',
      'selectedBuildingIds',
      'selectedTenantIds',
      'selectedUserGroupIds',
      'selectedExcludeTenantIds',
    ]);
  });
  it('R-0235 is ALL, BUILDING, OFFICE_TENANT or USER_GROUP', () => {
    expect(viewers).toEqual(['ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP']);
    expect(onServer({ viewableBy: 'NOBODY' })).toMatchObject({ viewableBy: { code: 'notAllowed' } });
  });
  it('R-0014 starts with ALL', () => {
    expect(initialValues(content, 'create', session).viewableBy).toBe('ALL');
  });
  it('R-0234 is required', async () => {
    expect(await sentences({ viewableBy: null })).toEqual({ viewableBy: 'Viewable by is required' });
  });
  it.each([
    ['R-0236', 'BUILDING', 'selectedBuildingIds', 'Building is required'],
    ['R-0237', 'OFFICE_TENANT', 'selectedTenantIds', 'Company is required'],
    ['R-0238', 'USER_GROUP', 'selectedUserGroupIds', 'User group is required'],
  ])('%s requires a choice for %s', async (_, kind, key, sentence) => {
    for (const none of [undefined, null, []])
      expect(await sentences({ viewableBy: kind, [key]: none })).toEqual({ [key]: sentence });
    expect(await sentences({ viewableBy: kind, [key]: [1, 2] })).toEqual({});
    expect(onServer({ viewableBy: kind })).toHaveProperty(key);
  });
  it('R-0242 R-0243 excludes any number of companies, or none', async () => {
    for (const chosen of [null, [1], [1, 2, 3]])
      expect(await sentences({ viewableBy: 'ALL', selectedExcludeTenantIds: chosen })).toEqual({});
  });
  it('R-0239 R-0240 R-0241 lists the inputs that a change clears; inputs that do not apply are not sent', () => {
    expect(fields.viewableBy.clears).toEqual(['selectedBuilding', 'selectedTenant', 'selectedUserGroup']);
    const all = { selectedBuildingIds: [1], selectedTenantIds: [2], selectedUserGroupIds: [3], selectedExcludeTenantIds: [4] };
    const sent = (kind: string) => Object.keys(bodyOf(content, 'create', session, { viewableBy: kind, ...all })).slice(1);
    expect(sent('ALL')).toEqual(['selectedExcludeTenantIds']);
    expect(sent('BUILDING')).toEqual(['selectedBuildingIds', 'selectedExcludeTenantIds']);
    expect(sent('OFFICE_TENANT')).toEqual(['selectedBuildingIds', 'selectedTenantIds', 'selectedExcludeTenantIds']);
    expect(sent('USER_GROUP')).not.toContain('viewableBy');
  });
  it('is neither shown to tenants nor filled in by them', () => {
    expect(inputNames(content, 'create', sessionOf('MASTER_ADMIN', 'tenant'))).toEqual([]);
  });
});

describe('the cascade of pickers', () => {
  const pick = (name: keyof typeof fields, values: Record<string, unknown>) =>
    resolvePick(fields[name] as ReferencesField, values, session);
  it('offers buildings, then companies in them, then groups of them', () => {
    expect(pick('selectedBuilding', {})).toEqual({ officeCentreType: 'LANDLORD', active: true });
    expect(pick('selectedTenant', {})).toEqual({ officeCentreType: ['TENANT', 'OFFICE'], active: true, landlordActive: true });
    expect(pick('selectedTenant', { selectedBuildingIds: [1, 2] })).toMatchObject({ landlordId: [1, 2] });
    expect(pick('selectedUserGroup', {})).toEqual({});
    expect(pick('selectedUserGroup', { selectedBuildingIds: [1], selectedTenantIds: [5, 6] })).toEqual({
      officeCentreId: [5, 6, 1],
    });
  });
  it('keeps the selection when the outer choice is widened, and clears it when it no longer fits', () => {
    const field = fields.selectedTenant as ReferencesField;
    const from = (before: unknown, now: unknown) =>
      stillFits(field, { selectedBuildingIds: before }, { selectedBuildingIds: now });
    expect([from([1], [1, 2]), from([1], []), from([1], null), from(null, null), from([1, 2], [2, 1])]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([from([1, 2], [1]), from(null, [1]), from([1], [2])]).toEqual([false, false, false]);
  });
});

describe('named conditions', () => {
  const at = { today: '2026-06-01', record: { ids: [1, 2], none: [], one: 7, text: '$today' } };
  it('match any entry of a list, and are off when empty if they are marked so', () => {
    expect(resolveWhere({ a: '$record.ids' }, at)).toEqual({ a: [1, 2] });
    expect(resolveWhere({ a: '$record.none' }, at)).toEqual({ a: [] });
    expect(resolveWhere({ a: '$record.none?', b: '$record.missing?', c: 1 }, at)).toEqual({ c: 1 });
    expect(resolveWhere({ a: ['$record.ids?', '$record.none?', '$record.one'] }, at)).toEqual({ a: [1, 2, 7] });
    expect(resolveWhere({ a: ['$record.none?'] }, at)).toEqual({});
    expect(resolveWhere({ a: '$record.missing' }, at)).toEqual({ a: null });
  });
  it('never treat a value as another name', () => {
    expect(resolveWhere({ a: '$record.text' }, at)).toEqual({ a: '$today' });
    expect(matches({ a: '$record.text' }, { a: '2026-06-01' }, at)).toBe(false);
  });
  it('match records the same way', () => {
    expect(matches({ a: '$record.ids' }, { a: 2 }, at)).toBe(true);
    expect(matches({ a: '$record.none' }, { a: 2 }, at)).toBe(false);
    expect(matches({ a: '$record.none?' }, { a: 2 }, at)).toBe(true);
  });
});
