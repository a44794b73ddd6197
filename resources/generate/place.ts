/** A page may show a record in an office centre that is not the session's: whose calls it makes, and where it stands. */
import { createContext, use } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { CallMeta } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

export interface Place {
  meta: CallMeta & { officeCentreId: number };
  /** The entity whose record the page stands below, and that record's address. */
  above: { entity: Entity; to: string };
  /** The name of the office centre. */
  label: string;
}
export const PlaceContext = createContext<Place | undefined>(undefined);
export const usePlace = (): Place | undefined => use(PlaceContext);

/** `meta` of the calls of the page; undefined in the session's own office centre. */
export const useCallMeta = (): CallMeta | undefined => usePlace()?.meta;

/** The office centre in which the page works; undefined for the provider's staff without one. */
export function useCentreId(): number | undefined {
  const { officeCentre } = useSession();
  return usePlace()?.meta.officeCentreId ?? officeCentre?.officeCentreId;
}
