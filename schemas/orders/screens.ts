import { defineScreen } from '../kernel/areas/screen.ts';

const needs = { permission: 'MERCHANT_PORTAL_VIEW', addOn: 'ORDER_PAY_COLLECT' } as const;

/** The merchant portal (001 §2): what the own stores have to do now, by touch. */
export const merchant = defineScreen({ name: 'merchant', path: '/merchant', needs, icon: 'PointOfSale', menu: { order: 5 } });

/** The menu of the own stores, for whoever stands behind the counter. */
export const merchantMenu = defineScreen({
  name: 'merchant-menu',
  path: '/merchant/menu',
  needs,
  parent: 'merchant',
  palette: false,
});
