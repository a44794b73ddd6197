/** The report of facilities (002 §7): the call, what it answers, and its page. Times are on the building's clock. */
import { defineScreen } from '../kernel/areas/screen.ts';
import type { Endpoint } from '../kernel/calls/endpoint.ts';

/** Days of one report at most. */
export const MAX_REPORT_DAYS = 366;
/** Without a period it is of so many days until today. */
export const USUAL_REPORT_DAYS = 30;

/** What took place of the bookings that begin in the period, and what did not. */
export interface UseOf {
  /** Without cancelled and rejected ones. */
  bookings: number;
  /** Minutes of those that took place or will. */
  minutes: number;
  noShows: number;
  cancelled: number;
}
export interface FacilityUse extends UseOf {
  id: number;
  name: string;
  /** Minutes in which it is open in the period, for as many bookings as it holds at once. */
  openMinutes: number;
}
export interface CompanyUse extends UseOf {
  /** None: the building itself. */
  id: number | null;
  name: string | null;
}
export interface FacilityReport {
  from: string;
  to: string;
  /** Bookings that are there in an hour; weekdays from 1, Monday. */
  hours: { weekday: number; hour: number; bookings: number }[];
  facilities: FacilityUse[];
  companies: CompanyUse[];
}

export const reportEndpoints = {
  facilityReport: {
    call: 'GET /facility-bookings/report',
    summary: 'The use of facilities in a period: by hour and weekday, by facility with its occupancy, and by company',
    permission: 'BOOKING_LIST',
    query: ['from', 'to', 'facilityId', 'categoryId'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export const facilityReports = defineScreen({
  name: 'facility-reports',
  path: '/facility-reports',
  needs: { permission: 'BOOKING_LIST', addOn: 'BOOK_FACILITY' },
  icon: 'Insights',
  menu: { order: 15 },
});
