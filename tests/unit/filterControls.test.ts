/** Every filter of the server has a filter on the screen. */
import { expect, it } from 'vitest';
import { portalKindOf } from '#resources/generate/kinds/index.tsx';
import { type FieldKind, kinds } from '#schemas/kernel/fields/field.ts';

it('every kind of field that the kernel filters has a filter input, and no other kind has one', () => {
  const all = Object.keys(kinds) as FieldKind[];
  expect(all).toContain('timeZoneOffset');
  for (const kind of all)
    expect([kind, portalKindOf({ kind }).filter !== undefined]).toEqual([kind, kinds[kind].filter !== 'none']);
});
