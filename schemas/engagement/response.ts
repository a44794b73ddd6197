/** What the answers to polls and surveys have in common. */
import { answers, boolean, date, longText, reference } from '../kernel/fields/field.ts';

/** @param about the reference to the poll or survey */
export const responseFields = (about: string) => ({
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  respondent: reference('users', { onDelete: 'clear', system: true }),
  tenant: reference('centres', { onDelete: 'clear', system: true }),
  answers: answers(about, 'options'),
  /** The day in the building on which it was given. */
  day: date({ system: true }),
  /** The answers in the person's own words, for searching. */
  words: longText({ max: 100_000, system: true, search: true }),
  hasWords: boolean({ system: true, default: false }),
});

export const responseList = {
  columns: ['day', 'tenant', 'respondent', 'answers'],
  filters: ['day', 'tenant', 'hasWords'],
} as const;
