/** Codes that the server makes at random: the PIN of a store, the code on the label of a place. */
import { type ChecksOf, maker, type Of, type TraitsOf } from './kind.ts';
import type { SamplesOf } from './samples.ts';

/** Letters and digits that nobody confuses with others. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** For what is typed at a keypad. */
export const CODE_DIGITS = '0123456789';

/**
 * `length` characters of `alphabet`, which no two records share. Kept plain, whoever reads the record reads it; of one kept as a hash only
 * the answer to the call that made it has it. `address`, a path below the base of the API with `{code}` in it, is what people are told of a code
 * that is part of one.
 */
export type CodeField = Of<'code', string> & { length: number; alphabet: string; kept: 'plain' | 'hash'; address?: string };

export interface CodesKinds {
  code: CodeField;
}

/** Filled when a record is made, and by an action that `renews` it; never by a body. */
export const code = maker<CodeField>('code', {
  length: 8,
  alphabet: CODE_LETTERS,
  kept: 'plain',
  unique: 'perCentre',
  system: true,
});

export const codesTraits = {
  code: { filter: 'text', ordered: true, searchable: true, generated: true },
} as const satisfies TraitsOf<CodesKinds>;

export const codesChecks: ChecksOf<CodesKinds> = { code: ({ length }, { string }) => string(length) };

export const codesSamples: SamplesOf<CodesKinds> = { code: { good: () => undefined, bad: () => [] } };
