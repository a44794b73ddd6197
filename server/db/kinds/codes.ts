/** Codes that the server makes, on the server. */
import { text } from 'drizzle-orm/pg-core';
import type { CodesKinds } from '#schemas/kernel/kinds/codes.ts';
import { asIs, type KindsOf, string } from './kind.ts';

export const codesKinds = {
  code: { column: (name) => text(name), json: ({ length }) => string(length), cell: asIs, caseless: true },
} satisfies KindsOf<CodesKinds>;
