/** The Today page: the widgets of every area for this person. */

import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { todayOf } from '#server/engine/today/today.ts';
import { listOf, objectOf, text, textOf } from '#server/openapi/values.ts';

/** A part holds what its kind shows (`schemas/kernel/areas/todayAnswer.ts`). */
const PART = {
  type: 'object',
  properties: { code: text, kind: textOf('waiting', 'counts', 'attention', 'soon', 'chart', 'activity') },
  required: ['code', 'kind'],
};
const TODAY = objectOf({ parts: listOf(PART), entities: listOf(text) });

export const today: AreaCall = {
  method: 'GET',
  path: '/today',
  summary: 'What waits for the person, what ends soon, what happened lately, and what compares, from the widgets of every area',
  everybody: 'shows only widgets and records that the person may see',
  reason: 'answers from the widgets of all areas at once',
  returns: TODAY,
  run: todayOf,
};
