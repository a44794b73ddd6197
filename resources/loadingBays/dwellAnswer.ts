/** What `GET /loading-bay-applications/dwell-report` answers. Minutes are null where no vehicle has any. */
export interface DwellSums {
  visits: number;
  queueMinutes: number | null;
  dwellMinutes: number | null;
  longestMinutes: number | null;
}
export interface Dwell {
  total: DwellSums & { early: number; onTime: number; late: number; noShow: number; cancelled: number };
  byBay: readonly (DwellSums & { loadingBayId: number; loadingBay: string; loadingBayGroup: string })[];
  byHour: readonly (DwellSums & { hour: number })[];
}

export const REPORT_WORDS = 'resources.loading-bay-applications.report';
