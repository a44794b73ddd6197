/** The opening hours of a store (001 §3, §7): `GET …/retail-store-open-hours`. They are kept as one list; the specification also has them by day. */
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { systemDataCodes } from '#schemas/kernel/fields/systemData.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { listOf, objectOf, text, textOf, uuid, whole } from '#server/openapi/values.ts';

/** By the number of the day in opening hours. */
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'publicHoliday'] as const;
const PUBLIC_HOLIDAY = 'PUBLIC_HOLIDAY';
const codes: readonly string[] = [...systemDataCodes('WEEKDAY'), PUBLIC_HOLIDAY];

const times = { startTime: text, endTime: text };
export const openHoursSchema = objectOf({
  uuid,
  version: whole,
  openHours: objectOf(Object.fromEntries(days.map((day) => [day, listOf(objectOf(times))]))),
  /** Records of days: times with the days on which they are the same. */
  items: listOf(objectOf({ ...times, daysOfWeek: listOf(textOf(...codes)) })),
  openingHrs: listOf(objectOf({ day: whole, from: text, to: text })),
});

interface Times {
  startTime: string;
  endTime: string;
}
const timesOf = ({ from, to }: WeeklyHours): Times => ({ startTime: from, endTime: to });

/** Times that are the same on several days are one record. */
function recordsOf(hours: readonly WeeklyHours[]): (Times & { daysOfWeek: string[] })[] {
  const byTimes = new Map<string, Times & { daysOfWeek: string[] }>();
  for (const one of hours) {
    const key = `${one.from}-${one.to}`;
    const record = byTimes.get(key) ?? { ...timesOf(one), daysOfWeek: [] };
    record.daysOfWeek.push(codes[one.day] as string);
    byTimes.set(key, record);
  }
  return [...byTimes.values()];
}

/** The store of the path, within scope. Throws AppError notFound. */
export function storeOf({
  db,
  model,
  reach,
  params,
}: Pick<AreaContext, 'db' | 'model' | 'reach' | 'params'>): Promise<RecordRow> {
  const entity = model.entity(retailStore.name);
  return loadRecord(db, model, entity, reach, keyCondition(entity, params.uuid));
}

export async function readOpenHours(context: AreaContext): Promise<unknown> {
  const store = await storeOf(context);
  const hours = (store.openingHrs ?? []) as WeeklyHours[];
  return {
    uuid: store.uuid,
    version: store.version,
    openHours: Object.fromEntries(days.map((name, day) => [name, hours.filter((one) => one.day === day).map(timesOf)])),
    items: recordsOf(hours),
    openingHrs: hours,
  };
}
