/** The header of the home screen as everybody in the building sees it (000 §2). */
import { homepageHeader } from '#schemas/content/homepageHeader.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { readSingleton } from '#server/engine/calls/singleton.ts';

/** What is seen of it. */
const SHOWN = ['name', 'message', 'imageFileIds', 'imageFiles', 'textColour'] as const;

/** Null where the building has none, or has switched it off, and outside a building. */
export const headerShown: Handler = async ({ db, model, reach }) => {
  if (reach.buildingId === null) return null;
  // The row is the building's; people of its companies read it as it is addressed to everybody.
  const within = { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } };
  const record = await readSingleton(db, model, homepageHeader, within);
  if (!record.enabled) return null;
  return Object.fromEntries(SHOWN.map((key) => [key, record[key] ?? null]));
};
