/** A person's own QR code for the door, drawn for those whose app cannot: a PNG as base64. */
import { sql } from 'drizzle-orm';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { checkInText } from '#schemas/events/checkInCode.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { keyCondition } from '#server/engine/verbs/get.ts';
import { AppError } from '#server/errors/appError.ts';
import { base64File } from '#server/files/base64.ts';
import { qrPicture } from '#server/files/qrPicture.ts';

export const ownQr: Handler = async ({ db, model, params, reach }) => {
  await throttle(db, 'occupantAct', reach);
  const key = keyCondition(model.entity(activityEvent.name), params.uuid);
  const id = parseId(params.id);
  const [found] = await db.query<{ code: string; name: string }>(sql`
      select p.check_in_code as code, s.session_name as name from event_participants p
        join activity_event_time_slots s on s.id = p.activity_event_time_slot_id join activity_events t on t.id = p.activity_event_id
      where ${key} and p.id = ${id} and p.user_id = ${reach.session.userId} and p.status = any(${sql.param([...holdsSeat])}::text[])`);
  if (!found) throw new AppError('notFound');
  return base64File(`${found.name} ${found.code}`, 'png', await qrPicture(checkInText(found.code)));
};
