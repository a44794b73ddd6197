/** The registry for the server and the tests: every area, complete. The portal loads areas one by one (`./lazy.ts`). */
import { area as access } from './access/index.ts';
import { area as aircon } from './aircon/index.ts';
import { area as billing } from './billing/index.ts';
import { area as bookings } from './bookings/index.ts';
import { area as broadcasts } from './broadcasts/index.ts';
import { area as buildings } from './buildings/index.ts';
import { area as content } from './content/index.ts';
import { area as documents } from './documents/index.ts';
import { area as engagement } from './engagement/index.ts';
import { area as events } from './events/index.ts';
import { area as fmForms } from './fmForms/index.ts';
import { area as hotdesks } from './hotdesks/index.ts';
import type { Area } from './kernel/areas/area.ts';
import type { Widget } from './kernel/areas/widget.ts';
import type { Entity } from './kernel/entity/entity.ts';
import { area as loadingBays } from './loadingBays/index.ts';
import { area as loans } from './loans/index.ts';
import { area as locations } from './locations/index.ts';
import { area as marketplace } from './marketplace/index.ts';
import { area as orders } from './orders/index.ts';
import { area as parking } from './parking/index.ts';
import { area as privileges } from './privileges/index.ts';
import { area as reports } from './reports/index.ts';
import { area as retail } from './retail/index.ts';
import { area as serviceRequests } from './serviceRequests/index.ts';
import { area as setup } from './setup/index.ts';
import { area as shell } from './shell/index.ts';
import { area as system } from './system/index.ts';
import { area as tenants } from './tenants/index.ts';
import { area as users } from './users/index.ts';
import { area as visitors } from './visitors/index.ts';

/** In the order of the menu. */
export const areas: readonly Area[] = [
  shell,
  buildings,
  tenants,
  users,
  access,
  visitors,
  locations,
  bookings,
  hotdesks,
  loadingBays,
  loans,
  parking,
  serviceRequests,
  aircon,
  fmForms,
  events,
  engagement,
  content,
  broadcasts,
  marketplace,
  retail,
  orders,
  privileges,
  billing,
  documents,
  reports,
  setup,
  system,
];
export const entities: readonly Entity[] = areas.flatMap((area) => area.entities);
/** The widgets of the Today page. */
export const widgets: readonly Widget[] = areas.flatMap((area) => area.widgets);

const byName = new Map(entities.map((entity) => [entity.name, entity]));
/** The entity with that name; throws if no schema declares it. */
export function entityOf(name: string): Entity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`there is no entity '${name}'`);
  return entity;
}
