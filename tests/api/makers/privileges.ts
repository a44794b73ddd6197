/** Redemptions: only what is published can be given to people; at any store, so that it does not matter which one is picked. */
import type { Makers } from './makers.ts';

export const makers: Makers = {
  ready: {
    'promotion-redemptions': async ({ promotionId }, { force }) => {
      if (promotionId) await force('promotions', promotionId as number, { status: 'PUBLISHED', retailStoresIds: [] });
    },
  },
};
