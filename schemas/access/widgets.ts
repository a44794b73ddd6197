import { defineWidgets } from '../kernel/areas/widget.ts';

/** What access control shows on the page Today: what is closed, and what does not answer. */
export const widgets = defineWidgets(
  { kind: 'attention', code: 'lockdownsActive', order: 9, entity: 'access-lockdowns', tab: 'ACTIVE' },
  { kind: 'attention', code: 'controllersOffline', order: 19, entity: 'device-controllers', filter: { status: 'OFFLINE' } },
);
