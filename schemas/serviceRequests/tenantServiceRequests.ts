import { defineScreen } from '../kernel/screen.ts';

/** The list of the company's own requests, at the address that the specification gives it (002 §2); the same rows, in their scope. */
export const tenantServiceRequests = defineScreen({
  name: 'tenant-service-requests',
  path: '/tenant-service-request/requests',
  needs: { permission: 'SERVICE_REQUEST_LIST', sides: ['tenant'], addOn: 'SERVICE_REQUEST' },
  icon: 'SupportAgent',
  menu: { order: 10 },
  title: 'resources.service-requests.pages.list',
});
