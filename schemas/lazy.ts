/** The same registry for the portal: each area is a chunk of its own, loaded when a page or a reference needs it. */
import type { Entity } from './kernel/entity/entity.ts';

export const areas: Readonly<Record<string, () => Promise<{ entities: readonly Entity[] }>>> = {
  buildings: () => import('./buildings/index.ts'),
  tenants: () => import('./tenants/index.ts'),
  users: () => import('./users/index.ts'),
  bookings: () => import('./bookings/index.ts'),
  hotdesks: () => import('./hotdesks/index.ts'),
  access: () => import('./access/index.ts'),
  visitors: () => import('./visitors/index.ts'),
  events: () => import('./events/index.ts'),
  engagement: () => import('./engagement/index.ts'),
  content: () => import('./content/index.ts'),
  serviceRequests: () => import('./serviceRequests/index.ts'),
  retail: () => import('./retail/index.ts'),
  privileges: () => import('./privileges/index.ts'),
  documents: () => import('./documents/index.ts'),
  aircon: () => import('./aircon/index.ts'),
  parking: () => import('./parking/index.ts'),
  fmForms: () => import('./fmForms/index.ts'),
  loans: () => import('./loans/index.ts'),
  loadingBays: () => import('./loadingBays/index.ts'),
  marketplace: () => import('./marketplace/index.ts'),
  billing: () => import('./billing/index.ts'),
  broadcasts: () => import('./broadcasts/index.ts'),
  setup: () => import('./setup/index.ts'),
  system: () => import('./system/index.ts'),
};
