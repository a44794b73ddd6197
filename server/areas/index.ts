/** Every area of the product. An area that is not listed here is not served. */
import type { ServerArea } from '#server/engine/areas/area.ts';
import { access } from './access/index.ts';
import { aircon } from './aircon/index.ts';
import { auth } from './auth/index.ts';
import { billing } from './billing/index.ts';
import { bookings } from './bookings/index.ts';
import { broadcasts } from './broadcasts/index.ts';
import { buildings } from './buildings/index.ts';
import { channels } from './channels/index.ts';
import { content } from './content/index.ts';
import { documents } from './documents/index.ts';
import { engagement } from './engagement/index.ts';
import { events } from './events/index.ts';
import { files } from './files/index.ts';
import { fmForms } from './fmForms/index.ts';
import { hotdesks } from './hotdesks/index.ts';
import { lists } from './lists/index.ts';
import { loadingBays } from './loadingBays/index.ts';
import { loans } from './loans/index.ts';
import { locations } from './locations/index.ts';
import { mail } from './mail/index.ts';
import { marketplace } from './marketplace/index.ts';
import { orders } from './orders/index.ts';
import { parking } from './parking/index.ts';
import { privileges } from './privileges/index.ts';
import { reports } from './reports/index.ts';
import { retail } from './retail/index.ts';
import { serviceRequests } from './serviceRequests/index.ts';
import { setup } from './setup/index.ts';
import { system } from './system/index.ts';
import { tenants } from './tenants/index.ts';
import { users } from './users/index.ts';
import { visitors } from './visitors/index.ts';

export const areas: readonly ServerArea[] = [
  auth,
  files,
  mail,
  channels,
  lists,
  system,
  buildings,
  tenants,
  users,
  bookings,
  hotdesks,
  access,
  visitors,
  locations,
  events,
  engagement,
  content,
  serviceRequests,
  retail,
  orders,
  privileges,
  documents,
  aircon,
  parking,
  loans,
  loadingBays,
  marketplace,
  fmForms,
  billing,
  broadcasts,
  reports,
  setup,
];
