/** The report of access (000 §2, §7): the calls, what they answer, and its page. Times are on the building's clock. */
import { defineScreen } from '../../kernel/areas/screen.ts';
import type { Endpoint } from '../../kernel/calls/endpoint.ts';

interface Passed {
  granted: number;
  denied: number;
}
export interface AccessReport {
  from: string;
  to: string;
  /** By hour of the building's clock; weekdays from 1, Monday. */
  hours: (Passed & { weekday: number; hour: number })[];
  /** Those with events. */
  days: (Passed & { date: string })[];
  doors: (Passed & { id: number; code: string; name: string; heldOpen: number; forced: number })[];
  companies: (Passed & { id: number | null; name: string | null })[];
  people: (Passed & { id: number; name: string; company: string | null })[];
  /** Why people were denied. */
  reasons: { reason: string; denied: number }[];
}

const base = '/office-centres/{officeCentreId}/access-events';
const query = ['from', 'to', 'doorId', 'tenantId', 'userId'] as const;

export const accessReportCalls = {
  accessReport: {
    call: `GET ${base}/report`,
    summary: 'Who passed which doors in a period, and who was denied: by hour and day, by door, company and person, and why',
    permission: 'ACCESS_REPORT_LIST',
    query,
  },
  accessReportMail: {
    call: `GET ${base}/report/email-record`,
    summary: 'Mails the same report as a spreadsheet',
    permission: 'ACCESS_REPORT_DOWNLOAD',
    query,
    notice: 'emailRecord',
  },
  accessReportFile: {
    call: `GET ${base}/report/download-access-report-base64`,
    summary: 'The same report as a spreadsheet, base64 encoded',
    permission: 'ACCESS_REPORT_DOWNLOAD',
    query,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export const accessReports = defineScreen({
  name: 'access-reports',
  path: '/access-reports',
  needs: { permission: 'ACCESS_REPORT_LIST' },
  icon: 'Insights',
  menu: { order: 15 },
});
