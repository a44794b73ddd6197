/** An action on a record and on those of its series that come after it, or on all of them (`schemas/kernel/time/recurrence.ts`). */

import type { VerbHandler } from '../context.ts';
import { recordFor } from '../reach/visible.ts';
import { changeSeries } from '../write/recurring.ts';

export const following: VerbHandler = async (context) => {
  const { entity, db, key, body, call, reach } = context;
  const name = call.name as string;
  const part = call.part ?? 'following';
  const { after } = await db.transaction((tx) => changeSeries(tx, context, name, key, body, part));
  return { data: recordFor(reach.session, entity, after), notice: entity.recurrence?.[part]?.[name] };
};
