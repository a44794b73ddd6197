/** The calendar file of somebody with an account, for the person's own device. */
import { sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { AppError } from '#server/errors/appError.ts';
import { CALENDAR_TYPE, calendarFile } from './calendarFile.ts';
import { seatsWhere } from './guests/seat.ts';

/** Throws AppError notFound where it is not the person's own. */
export async function ownCalendar({ db, params, reach, config, locale }: AreaContext) {
  if (!UUID.test(params.uuid ?? '')) throw new AppError('notFound');
  await throttle(db, 'download', reach);
  const [seat] = await seatsWhere(db, sql`p.uuid = ${params.uuid}::uuid and p.user_id = ${reach.session.userId}`);
  if (!seat) throw new AppError('notFound');
  const { fileName, text } = calendarFile(seat, config.publicUrl, locale);
  return { fileName, mimeType: CALENDAR_TYPE, base64: Buffer.from(text).toString('base64') };
}
