import { defineScreen } from '../kernel/areas/screen.ts';

/** What is published now, in its order and with its numbers (001 §2, breadcrumb entry PromoManagement). */
export const promoManagement = defineScreen({
  name: 'promo-management',
  path: '/promo-management',
  needs: { permission: 'PROMOTION_LIST' },
  icon: 'Insights',
  menu: { order: 5 },
  parent: 'promotions',
});

/** At a store: scan the code that somebody shows, and it is redeemed. */
export const redeemPrivilege = defineScreen({
  name: 'redeem-privilege',
  path: '/privilege/redeem',
  needs: { permission: 'PROMOTION_EDIT', orHolding: ['RETAIL_STORE_EDIT'] },
  icon: 'QrCodeScanner',
  menu: { order: 30 },
});
