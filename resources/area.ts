/** What an area draws by hand in the portal, as one value; `areas.ts` collects them. */
import type { ComponentType } from 'react';
import type { TypedArea } from '#schemas/kernel/area.ts';

/** A component for each screen that the area declares: one that is missing does not compile. */
export type ScreensOf<A extends TypedArea> = Readonly<Record<NonNullable<A['types']>['screen']['name'], ComponentType>>;

export interface PortalArea {
  screens?: Readonly<Record<string, ComponentType>>;
}

/** `portalArea<typeof area>({ … })`, with the area's type alone: its schemas stay in their own chunk. */
export const portalArea = <A extends TypedArea>(area: PortalArea & { screens: ScreensOf<A> }): PortalArea => area;
