import { defineArea } from '../kernel/areas/area.ts';
import { defineScreen } from '../kernel/areas/screen.ts';

/** The four pages of reports (000 §2, 002 §2); each shows the reports whose lists the person may see. */
export const tenantsVisitors = defineScreen({
  name: 'tenants-visitors-report',
  path: '/reports/tenants-visitors',
  needs: { permission: 'USER_LIST', orHolding: ['VISITOR_LIST', 'TENANT_LIST'] },
  icon: 'Insights',
  menu: { order: 1 },
});
export const facilitiesServices = defineScreen({
  name: 'facilities-services-report',
  path: '/reports/facilities-services',
  needs: {
    permission: 'BOOKING_LIST',
    orHolding: [
      'HOTDESK_LIST',
      'SERVICE_REQUEST_LIST',
      'LOADING_BAY_LIST',
      'LOAN_ITEM_LIST',
      'AIRCON_LIST',
      'SEASON_PARKING_LIST',
    ],
  },
  icon: 'Insights',
  menu: { order: 2 },
});
export const engagement = defineScreen({
  name: 'engagement-report',
  path: '/reports/engagement',
  needs: {
    permission: 'FEEDBACK_LIST',
    orHolding: ['EVENT_LIST', 'EVENT_VIEW', 'LOCATION_LIST', 'SURVEY_VIEW', 'POLL_VIEW'],
  },
  icon: 'Insights',
  menu: { order: 3 },
});
export const opcPrivileges = defineScreen({
  name: 'opc-privileges-report',
  path: '/reports/opc-privileges',
  needs: { permission: 'OPC_ORDER_LIST', orHolding: ['PROMOTION_VIEW', 'PROMO_CODE_LIST'] },
  icon: 'Insights',
  menu: { order: 4 },
});

export const area = defineArea({
  name: 'reports',
  screens: [tenantsVisitors, facilitiesServices, engagement, opcPrivileges],
});
