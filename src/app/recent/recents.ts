/** The records that a person has opened last. Kept are ids alone: what they are called is asked for, with today's rights. */
import type { Identifier } from 'ra-core';

export interface Recent {
  entity: string;
  /** The record's key in paths. */
  id: Identifier;
  /** Its number, by which lists and drop-downs know it; absent where that is the key. */
  number?: number;
  /** The office centre in which it was opened; null for the provider's own view. */
  centre: number | null;
}

/** Of one office centre. */
export const MOST_RECENT = 10;
/** Of all of them: people who look after many buildings. */
const MOST_KEPT = 60;

const isSame = (one: Recent, other: Recent) =>
  one.entity === other.entity && String(one.id) === String(other.id) && one.centre === other.centre;

/** The kept list, as far as it is one: a value of another time is no list of ours. */
export const readRecents = (kept: unknown): Recent[] =>
  Array.isArray(kept)
    ? kept.filter((one) => typeof one?.entity === 'string' && (typeof one.id === 'number' || typeof one.id === 'string'))
    : [];

/** The list with one more in front, or the same one moved there. */
export function withRecent(list: readonly Recent[], opened: Recent): Recent[] {
  const others = list.filter((one) => !isSame(one, opened));
  const here = others.filter(({ centre }) => centre === opened.centre).slice(0, MOST_RECENT - 1);
  return [opened, ...others.filter((one) => one.centre !== opened.centre || here.includes(one))].slice(0, MOST_KEPT);
}

export const recentsIn = (list: readonly Recent[], centre: number | null): Recent[] =>
  list.filter((one) => one.centre === centre);
