/** Bookings: each of a facility of its own, that is open day and night. */
import type { Makers } from './makers.ts';

export const makers: Makers = {
  apart: { 'facility-bookings': 'facility' },
  ready: {
    'facility-bookings': async ({ facilityId }, { force }) => {
      if (!facilityId) return;
      // By anybody who has others as well.
      await force('facilities', facilityId as number, {
        active: true,
        atOnce: 999,
        overlapAllowed: true,
        maxOpenPerPerson: null,
        viewableBy: 'ALL',
        selectedExcludeTenantIds: null,
      });
    },
  },
};
