/** The areas with something that is drawn by hand, and what the generated views find in them. */
import type { ComponentType } from 'react';
import { area as access } from './access/index.ts';
import { area as aircon } from './aircon/index.ts';
import type { PortalArea, Slots } from './area.ts';
import { area as bookings } from './bookings/index.ts';
import { area as broadcasts } from './broadcasts/index.ts';
import { area as buildings } from './buildings/index.ts';
import { area as content } from './content/index.ts';
import { area as documents } from './documents/index.ts';
import { area as events } from './events/index.ts';
import { area as hotdesks } from './hotdesks/index.ts';
import { area as loadingBays } from './loadingBays/index.ts';
import { area as loans } from './loans/index.ts';
import { area as orders } from './orders/index.ts';
import { area as parking } from './parking/index.ts';
import { area as privileges } from './privileges/index.ts';
import { area as reports } from './reports/index.ts';
import { area as retail } from './retail/index.ts';
import { area as serviceRequests } from './serviceRequests/index.ts';
import { area as setup } from './setup/index.ts';
import { area as tenants } from './tenants/index.ts';
import { area as users } from './users/index.ts';
import { area as visitors } from './visitors/index.ts';

const areas: readonly PortalArea[] = [
  users,
  buildings,
  access,
  tenants,
  events,
  content,
  documents,
  aircon,
  hotdesks,
  loans,
  loadingBays,
  visitors,
  parking,
  bookings,
  broadcasts,
  serviceRequests,
  retail,
  orders,
  privileges,
  reports,
  setup,
];

const slots: Readonly<Record<string, Slots>> = Object.assign({}, ...areas.map((area) => area.slots));
const NONE: Slots = {};
/** What is drawn by hand of an entity's pages. */
export const slotsOf = (entity: string): Slots => slots[entity] ?? NONE;

/** The component of each screen, by its name. */
export const screenComponents: Readonly<Record<string, ComponentType>> = Object.assign(
  {},
  ...areas.map(({ screens }) => screens),
);
