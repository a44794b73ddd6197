/** What user groups and global user groups have in common (000 §3): what their members may book, and how they are uploaded. */

import type { Upload } from '../kernel/calls/upload.ts';
import { boolean, integer, oneOf, text } from '../kernel/fields/field.ts';
import type { Permission } from '../kernel/rights/catalogue.ts';

/** The units of both periods: the server offers them as drop-downs. */
export const periods = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** A number with its unit: either both or neither. */
const limited = { maxBooking: { not: null } } as const;
const credited = { creditPeriod: { not: null } } as const;

/** The fields of a group, whoever it belongs to. */
export const groupFields = {
  groupName: text({ required: true, max: 100, search: true }),
  /** Bookings of members need no approval. */
  autoApproveBooking: boolean({ default: false }),
  /** Bookings that a member may make in each of these periods; empty for any number. */
  maxBooking: integer({ min: 1, max: 9999 }),
  maxBookingUnit: oneOf(periods, { when: limited, requiredWhen: limited }),
  /** How long after a booking members may pay for it; empty: at once. */
  creditPeriod: integer({ min: 1, max: 999 }),
  creditPeriodUnit: oneOf(periods, { when: credited, requiredWhen: credited }),
  /** Kept by the statements that add and remove members. */
  memberCount: integer({ min: 0, max: 1_000_000_000, default: 0, system: true }),
};

export const bookingFields = ['autoApproveBooking', 'maxBooking', 'maxBookingUnit', 'creditPeriod', 'creditPeriodUnit'] as const;

/** The two drop-downs of units. */
export const unitOptions = {
  maxBookingUnit: 'GET /get-max-booking-unit-option',
  creditPeriodUnit: 'GET /get-credit-period-unit-option',
} as const;

/** The upload that makes groups. */
export const groupUpload = (permission: Permission, page: string) =>
  ({
    process: 'POST /process-data',
    upload: 'POST /upload-data',
    permission,
    page,
    columns: ['groupName', ...bookingFields],
    headings: {
      groupName: ['Name', 'Group', 'User group', '群組名稱', '群组名称', '用戶群組', '用户群组'],
      autoApproveBooking: ['Auto approve', 'Auto approval', '自動批准', '自动批准'],
      maxBooking: ['Max bookings', 'Maximum bookings', '預訂上限', '预订上限'],
      maxBookingUnit: ['Max bookings per', 'Per', '每'],
    },
    example: { groupName: 'Fire wardens', maxBooking: '5', maxBookingUnit: 'WEEK' },
    notices: { uploaded: 'userGroups', failed: 'userGroupsFailed' },
  }) as const satisfies Upload;
