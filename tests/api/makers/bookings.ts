/** Bookings: each of a facility of its own, that is open day and night. */
import type { Makers, Ready } from './makers.ts';

/** By anybody who has others as well. */
const ready = async ({ facilityId }: Readonly<Record<string, unknown>>, { force }: Pick<Ready, 'force'>) => {
  if (!facilityId) return;
  await force('facilities', facilityId as number, {
    active: true,
    atOnce: 999,
    overlapAllowed: true,
    maxOpenPerPerson: null,
    viewableBy: 'ALL',
    selectedExcludeTenantIds: null,
  });
};

export const makers: Makers = {
  apart: { 'facility-bookings': 'facility', 'facility-waits': 'facility' },
  ready: { 'facility-bookings': ready, 'facility-waits': ready },
};
