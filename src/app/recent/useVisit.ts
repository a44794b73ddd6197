import type { Identifier } from 'ra-core';
import { useEffect } from 'react';
import { currentSession } from '#authProvider/sessionStore.ts';
import { preference, setPreference } from '../preferences/preferences.ts';
import { readRecents, withRecent } from './recents.ts';

/** The key of the preference. */
export const RECENT = 'recent';

/** Remembers that the person has opened a record. `number` is its id where the key in paths is another one. */
export function useVisit(entity: string, id: Identifier, number?: number): void {
  useEffect(() => {
    const centre = currentSession()?.officeCentre?.officeCentreId ?? null;
    setPreference(
      RECENT,
      withRecent(readRecents(preference(RECENT)), { entity, id, centre, ...(number === undefined ? {} : { number }) }),
    );
  }, [entity, id, number]);
}
