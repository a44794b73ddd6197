/** Values that other rows decide (`via`, `whether`), and the scope of what belongs to no building (`reachFor`). */
import { describe, expect, it } from 'vitest';
import { entityOf } from '#schemas/index.ts';
import {
  isComputed,
  isStored,
  oneOf,
  reference,
  references,
  someOf,
  takes,
  text,
  whether,
} from '#schemas/kernel/fields/field.ts';
import { roleCodes } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { type Reach, reachFor } from '#server/engine/reach/reach.ts';

const via = { entity: 'user-roles', by: 'user', take: 'roleCode' };

describe('a value by a linking entity', () => {
  const role = oneOf(roleCodes);
  const centre = reference('centres', { onDelete: 'clear' });
  it('is one of the same kind, or the list of all of them', () => {
    expect(takes(oneOf(roleCodes, { via }), role)).toBe(true);
    expect(takes(someOf(roleCodes, { via }), role)).toBe(true);
    expect(takes(references('centres', { onDelete: 'clear', via }), centre)).toBe(true);
  });
  it('is nothing else', () => {
    expect(takes(someOf(roleCodes, { via }), text())).toBe(false);
    expect(takes(references('centres', { onDelete: 'clear', via }), role)).toBe(false);
    expect(takes(reference('centres', { onDelete: 'clear', via }), references('centres', { onDelete: 'clear' }))).toBe(false);
    expect(takes(oneOf(roleCodes, { via }), undefined)).toBe(false);
  });
  it('has no column of its own', () => {
    expect(isStored(oneOf(roleCodes, { via }))).toBe(false);
    expect(isStored(role)).toBe(true);
  });
});

describe('a yes or no by a condition', () => {
  it('is computed: no column, no input', () => {
    const field = whether({ status: 'ACTIVE' });
    expect([isComputed(field), isStored(field)]).toEqual([true, false]);
    for (const form of ['create', 'update'] as const)
      expect(inputNames(entityOf('global-users'), form)).not.toContain('tenantOneAccountActive');
  });
});

describe('the scope of a call', () => {
  const reach = (side: Session['side']): Reach => ({
    session: { side } as Session,
    ...{ centreId: 3, buildingId: 2, tenantId: 3, zone: 'UTC', today: '2036-01-01' },
  });
  it('of what belongs to no building is everywhere for the provider, whatever office centre has been chosen', () => {
    const found = reachFor({ scope: {} }, reach('platform'));
    expect(found).toMatchObject({ centreId: null, buildingId: null, tenantId: null });
  });
  it('stays what it is for everybody else, and for what belongs to a building', () => {
    for (const side of ['building', 'tenant'] as const) expect(reachFor({ scope: {} }, reach(side))).toEqual(reach(side));
    expect(reachFor({ scope: { building: 'buildingId' } }, reach('platform'))).toEqual(reach('platform'));
  });
});
