/** References, on the server. */
import { bigint } from 'drizzle-orm/pg-core';
import type { PointersKinds } from '#schemas/kernel/kinds/pointers.ts';
import { type JsonSchema, type KindsOf, wholeOf, words } from './kind.ts';

const label = (value: { label?: string | null; name?: string } | null) => value?.label ?? value?.name ?? '';
const labels = (value: { label?: string; name?: string }[]) => value.map(label).join(', ');
const ids = (name: string) => bigint(name, { mode: 'number' }).array();
const whole = (maxItems?: number): JsonSchema => ({
  type: 'array',
  items: { type: 'integer' },
  ...(maxItems ? { maxItems } : {}),
});

export const pointersKinds = {
  anyOf: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  reference: {
    column: (name) => bigint(name, { mode: 'number' }),
    json: () => ({ type: 'integer' }),
    cell: label,
    asked: wholeOf,
    fromCell: words,
  },
  references: {
    column: ids,
    json: ({ maxItems }) => whole(maxItems),
    cell: labels,
    cast: 'bigint[]',
    asked: wholeOf,
  },
  file: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
  files: { column: ids, json: ({ maxItems }) => whole(maxItems), cell: labels, cast: 'bigint[]' },
  image: { column: (name) => bigint(name, { mode: 'number' }), json: () => ({ type: 'integer' }), cell: label },
} satisfies KindsOf<PointersKinds>;
