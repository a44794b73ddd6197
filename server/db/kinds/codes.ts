/** Codes that the server makes, on the server. */
import { text } from 'drizzle-orm/pg-core';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import type { CodesKinds } from '#schemas/kernel/kinds/codes.ts';
import { asIs, type KindsOf, string } from './kind.ts';

export const codesKinds = {
  code: {
    column: (name) => text(name),
    // Of which only the hash is kept, records have dots.
    json: ({ length, kept }) => string(kept === 'hash' ? Math.max(length, KEPT_SECRET.length) : length),
    cell: asIs,
    caseless: true,
  },
} satisfies KindsOf<CodesKinds>;
