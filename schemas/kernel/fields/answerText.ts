/** Answers as texts: separate from the rules of answers, which lists do not need. */
import type { GivenAnswer } from './answers.ts';
import { type LocalizedText, readIn } from './localized.ts';

/** A question or choice for a reader of `locale`. */
export const wordsOf = (label: LocalizedText | string, locale: string): string =>
  typeof label === 'string' ? label : readIn(label, locale);
/** An answer as one text for a reader of `locale`. */
export const answerText = ({ value, chosen }: GivenAnswer, locale: string): string =>
  chosen ? chosen.map((label) => wordsOf(label, locale)).join(', ') : String(value);
