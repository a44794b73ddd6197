/** What a building has set for its desks, or the defaults. */
import { hotdeskSettings } from '#schemas/hotdesks/hotdeskSettings.ts';
import type { DayTimes } from '#schemas/hotdesks/spans.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { readSingleton } from '#server/engine/calls/singleton.ts';
import type { Reach } from '#server/engine/reach/reach.ts';

export interface DeskSettings extends DayTimes {
  horizonDays: number | null;
  severalDesks: boolean;
  checkInOpens: number;
  checkInCloses: number | null;
}

export const settingsOf = async (on: Queryable, model: Model, reach: Reach, buildingId: number): Promise<DeskSettings> =>
  (await readSingleton(on, model, hotdeskSettings, { ...reach, buildingId, tenantId: null })) as unknown as DeskSettings;
