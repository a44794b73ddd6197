/** Recently opened records. Only ids are stored: labels are fetched with the person's current permissions. */
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

/** Per office centre. */
export const MAX_RECENT = 10;
/** In total, for people who manage many buildings. */
const MAX_TOTAL = 60;

const isSame = (one: Recent, other: Recent) =>
  one.entity === other.entity && String(one.id) === String(other.id) && one.centre === other.centre;

/** The stored list; entries of an unknown shape are dropped. */
export const readRecents = (stored: unknown): Recent[] =>
  Array.isArray(stored)
    ? stored.filter((one) => typeof one?.entity === 'string' && (typeof one.id === 'number' || typeof one.id === 'string'))
    : [];

/** The list with one more in front, or the same one moved there. */
export function withRecent(list: readonly Recent[], opened: Recent): Recent[] {
  const others = list.filter((one) => !isSame(one, opened));
  const here = others.filter(({ centre }) => centre === opened.centre).slice(0, MAX_RECENT - 1);
  return [opened, ...others.filter((one) => one.centre !== opened.centre || here.includes(one))].slice(0, MAX_TOTAL);
}

export const recentsIn = (list: readonly Recent[], centre: number | null): Recent[] =>
  list.filter((one) => one.centre === centre);
