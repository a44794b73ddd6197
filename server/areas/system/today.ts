/** The Today page: the widgets of every area for this person. */
import type { AreaCall } from '#server/engine/areaCalls.ts';
import { todayOf } from '#server/engine/today/today.ts';

export const today: AreaCall = {
  method: 'GET',
  path: '/today',
  summary: 'What waits for the person, what ends soon, what happened lately, and what compares, from the widgets of every area',
  everybody: 'shows only widgets and records that the person may see',
  reason: 'answers from the widgets of all areas at once',
  run: todayOf,
};
