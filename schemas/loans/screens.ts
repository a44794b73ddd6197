import { defineScreen } from '../kernel/areas/screen.ts';

/** The counter: where things go out and come back, by keyboard and scanner. */
export const loanCounter = defineScreen({
  name: 'loan-counter',
  path: '/concierge/counter',
  needs: { permission: 'LOAN_ITEM_MANAGE' },
  icon: 'PointOfSale',
  menu: { order: 15 },
  parent: 'loan-item-requests',
});

/** The address of the list of locations that the breadcrumb of the specification has (001 §2). */
export const loanLocationSetup = defineScreen({
  name: 'loan-location-setup',
  path: '/concierge-setting/location',
  needs: { permission: 'LOAN_LOCATION_LIST' },
  palette: false,
  parent: 'loan-locations',
});
