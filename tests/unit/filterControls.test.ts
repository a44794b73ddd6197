/** What a list can be filtered by on the server, it can be filtered by on the screen. */
import { expect, it } from 'vitest';
import { filterControls } from '#resources/generate/filters/filterControls.tsx';
import type { Entity } from '#schemas/kernel/entity.ts';
import { listFilters } from '#schemas/kernel/query.ts';
import { gadget } from '../api/gadget.ts';

it('every kind of field that the kernel filters has a filter input, and no other kind has one', () => {
  const whole = { ...gadget, list: { ...gadget.list, filters: Object.keys(gadget.fields) } } as unknown as Entity;
  const filtered = new Set(listFilters(whole).map(({ field }) => whole.fields[field]?.kind));
  const kinds = new Set(Object.values(gadget.fields).map(({ kind }) => kind));
  for (const kind of kinds) expect([kind, filterControls[kind] !== null]).toEqual([kind, filtered.has(kind)]);
  expect(kinds).toContain('timeZoneOffset');
});
