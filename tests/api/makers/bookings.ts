/** Bookings: each of a facility of its own, that is open day and night. */
import type { Makers } from './makers.ts';

/** With public holidays. */
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6, 7];

const ready: NonNullable<Makers['ready']>[string] = async ({ facilityId }, { api, force }) => {
  if (!facilityId) return;
  // By anybody who has others as well.
  await force('facilities', facilityId as number, {
    active: true,
    atOnce: 999,
    openingHrs: JSON.stringify(EVERY_DAY.map((day) => ({ day, from: '00:00', to: '23:59' }))),
    slotMinutes: 5,
    minMinutes: null,
    maxMinutes: null,
    leadMinutes: 0,
    horizonDays: 366,
    overlapAllowed: true,
    maxOpenPerPerson: null,
    maxOpenPerCompany: null,
    viewableBy: 'ALL',
    selectedExcludeTenantIds: null,
  });
  // Facilities that have periods are booked by these alone.
  await api.db.text('update booking_periods set active = false where active');
};

export const makers: Makers = {
  apart: { 'facility-bookings': 'facility', 'facility-waits': 'facility' },
  ready: { 'facility-bookings': ready, 'facility-waits': ready },
};
