/** The areas with something that is drawn by hand. */
import type { ComponentType } from 'react';
import type { PortalArea } from './area.ts';

const areas: readonly PortalArea[] = [];

/** The component of each screen, by its name. */
export const screenComponents: Readonly<Record<string, ComponentType>> = Object.assign(
  {},
  ...areas.map(({ screens }) => screens),
);
