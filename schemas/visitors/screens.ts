import { defineScreen } from '../kernel/areas/screen.ts';

/** The desk of the reception: who comes, codes that are scanned, badges. */
export const visitorDesk = defineScreen({
  name: 'visitor-desk',
  path: '/visitor-desk',
  needs: { permission: 'VISITOR_MANAGE' },
  icon: 'RoomService',
  menu: { order: 15 },
  parent: 'visits',
});
/** A label with name, host, day and code: to be printed, and worn. */
export const visitorBadge = defineScreen({
  name: 'visitor-badge',
  path: '/visitor-desk/badge/:id',
  needs: { permission: 'VISITOR_MANAGE' },
  icon: 'Badge',
  parent: 'visitor-desk',
});
