/** The report of facilities (002 §7): the call, what it answers, and its page. Times are on the building's clock. */
import { defineScreen } from '../kernel/areas/screen.ts';
import type { Endpoint } from '../kernel/calls/endpoint.ts';

/** What took place of the bookings that begin in the period, and what did not. */
export interface UseOf {
  /** Without cancelled and rejected ones. */
  bookings: number;
  /** Minutes of those that took place or will. */
  minutes: number;
  noShows: number;
  cancelled: number;
  /** In minor units, with tax: what those cost that were not cancelled or rejected, and the fees of those that were cancelled. */
  income: number;
  fees: number;
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
/** When bookings were cancelled: a day before their start or earlier, later, or after it. */
export const cancelledWhen = ['early', 'late', 'after'] as const;
export interface Cancellations {
  when: (typeof cancelledWhen)[number];
  cancelled: number;
  fees: number;
  /** Of them, those whose fee was waived. */
  waived: number;
}
export interface FacilityReport {
  from: string;
  to: string;
  currency: string;
  /** Bookings that are there in an hour; weekdays from 1, Monday. */
  hours: { weekday: number; hour: number; bookings: number }[];
  facilities: FacilityUse[];
  companies: CompanyUse[];
  cancellations: Cancellations[];
}

const query = ['from', 'to', 'facilityId', 'categoryId'] as const;

export const reportEndpoints = {
  facilityReport: {
    call: 'GET /facility-bookings/report',
    summary:
      'The use of facilities in a period: by hour and weekday, by facility with its occupancy, by company, with income and cancellations',
    permission: 'BOOKING_LIST',
    query,
  },
  facilityReportMail: {
    call: 'GET /facility-bookings/report/email-record',
    summary: 'Mails the same report as a spreadsheet',
    permission: 'BOOKING_DOWNLOAD',
    query,
    notice: 'emailRecord',
  },
  facilityReportFile: {
    call: 'GET /facility-bookings/report/generate-record',
    summary: 'The same report as a spreadsheet, base64 encoded',
    permission: 'BOOKING_DOWNLOAD',
    query,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export const facilityReports = defineScreen({
  name: 'facility-reports',
  path: '/facility-reports',
  needs: { permission: 'BOOKING_LIST', addOn: 'BOOK_FACILITY' },
  icon: 'Insights',
  menu: { order: 15 },
});
