/** What the access reports say of passes: the call, and what it answers. */
import type { Endpoint } from '../../kernel/calls/endpoint.ts';

export const passKinds = ['QR', 'HID', 'FACE', 'PIN', 'CARD'] as const;

export interface PassReport {
  /** Within how many days. */
  days: number;
  /** There are more than are listed. */
  more: boolean;
  expiring: {
    kind: (typeof passKinds)[number];
    id: number;
    userId: number | null;
    holder: string | null;
    company: string | null;
    endAt: string;
  }[];
  /** Of the period. */
  pins: { type: 'ASSIGNED' | 'REGENERATED' | 'UNASSIGNED'; count: number }[];
}

export const passReportCall = {
  call: 'GET /office-centres/{officeCentreId}/qr-pass-history/report',
  summary: 'Passes of all kinds that run out within so many days, and what was done with PIN codes in a period',
  permission: 'ACCESS_PASS_LIST',
  query: ['days', 'from', 'to'],
} as const satisfies Endpoint;
