import { defineArea } from '../kernel/areas/area.ts';
import { defineScreen } from '../kernel/areas/screen.ts';
import { reportDelivery } from './reportDelivery.ts';
import { reportSettings } from './reportSettings.ts';
import { reportSubscription } from './reportSubscription.ts';

/** The four pages of reports (000 §2, 002 §2); each shows the reports whose lists the person may see. */
export const tenantsVisitors = defineScreen({
  name: 'tenants-visitors-report',
  path: '/reports/tenants-visitors',
  needs: { permission: 'REPORT_LIST' },
  icon: 'Insights',
  menu: { order: 1 },
});
export const facilitiesServices = defineScreen({
  name: 'facilities-services-report',
  path: '/reports/facilities-services',
  needs: { permission: 'REPORT_LIST' },
  icon: 'Insights',
  menu: { order: 2 },
});
export const engagement = defineScreen({
  name: 'engagement-report',
  path: '/reports/engagement',
  needs: { permission: 'REPORT_LIST' },
  icon: 'Insights',
  menu: { order: 3 },
});
export const opcPrivileges = defineScreen({
  name: 'opc-privileges-report',
  path: '/reports/opc-privileges',
  needs: { permission: 'REPORT_LIST' },
  icon: 'Insights',
  menu: { order: 4 },
});

export const area = defineArea({
  name: 'reports',
  entities: [reportSubscription, reportDelivery, reportSettings],
  screens: [tenantsVisitors, facilitiesServices, engagement, opcPrivileges],
});
export const { entities } = area;
