/** An action on a record and on those of its series that come after it (`schemas/kernel/time/recurrence.ts`). */

import type { VerbHandler } from '../context.ts';
import { recordFor } from '../reach/visible.ts';
import { changeFollowing } from '../write/recurring.ts';

export const following: VerbHandler = async (context) => {
  const { entity, db, key, body, call, reach } = context;
  const name = call.name as string;
  const { after } = await db.transaction((tx) => changeFollowing(tx, context, name, key, body));
  return { data: recordFor(reach.session, entity, after), notice: entity.recurrence?.following[name] };
};
