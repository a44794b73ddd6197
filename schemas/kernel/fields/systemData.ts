/**
 * System data (000 §3 Reference values): lists that the product fixes once for every building. A category is asked for by
 * its code (`GET /system-data/get-list-by-category-code/{code}`); labels are translated under `systemData.<category>`.
 */

/** Offsets from UTC in minutes, from -720 to 840. */
export const timeZoneOffsets = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180, 210, 240, 270, 300, 330,
  345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 840,
] as const;

/** `UTC-09:30`, the same in every language. */
export function offsetLabel(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

interface Value {
  code: string;
  /** What a form stores, when it is not the code. */
  value?: number;
  /** A name that no language translates. */
  label?: string;
}
const values = <const C extends string>(...codes: C[]): (Value & { code: C })[] => codes.map((code) => ({ code }));
const named = <const C extends string>(names: Readonly<Record<C, string>>): (Value & { code: C })[] =>
  (Object.entries(names) as [C, string][]).map(([code, label]) => ({ code, label }));

export const systemData = {
  USER_STATUS: values('ACTIVE', 'PENDING', 'INACTIVE'),
  CREDENTIAL_TYPE: values('STAFF_MOBILE_PASS', 'STAFF_QR_PASS', 'VISITOR_QR_PASS', 'PHYSICAL_CARD'),
  NETWORK_MODE: values('QR_NETWORK_MODE_ETHERNET', 'QR_NETWORK_MODE_WIFI'),
  DEVICE_STATUS: values('ONLINE', 'OFFLINE', 'INACTIVE', 'ACTIVE'),
  DOOR_ACCESS_CONFIGURATION: values('SINGLE', 'PAIRED_READERS', 'ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK'),
  SUBSCRIPTION_PLAN: values('ONE_QR_CODE', 'MOBILE_CODE', 'CUSTOM', 'LANDLORD_PLAN', 'TENANT_PLAN'),
  SUBSCRIPTION_HISTORY_TYPE: values('HID_PASS', 'QR_PASS', 'HID_DOOR', 'QR_DOOR', 'FR_PASS'),
  CAPACITY: [
    { code: 'LESS_THAN_50', value: 50 },
    { code: 'LESS_THAN_100', value: 100 },
    { code: 'LESS_THAN_1000', value: 1000 },
  ],
  VISIT_PURPOSE: values('MEETING', 'MAINTENANCE', 'CUSTOMER_SUPPORT', 'SALES_ENQUIRY', 'JOB_INTERVIEW', 'OTHER'),
  EVENT_PURPOSE: values('MEETING', 'MAINTENANCE', 'CUSTOMER_SUPPORT', 'SALES_ENQUIRY', 'JOB_INTERVIEW', 'OTHER'),
  FEEDBACK_BUILDING: values('AIR_CONDITIONING', 'CLEANLINESS', 'LIFTS', 'LIGHTING', 'NOISE', 'SECURITY', 'WASHROOMS', 'OTHER'),
  FEEDBACK_APPLICATION: values('SIGN_IN', 'ACCESS_PASS', 'BOOKING', 'VISITORS', 'NOTIFICATIONS', 'OTHER'),
  /** What an event is unless it says otherwise comes first. */
  ACTIVITY_TYPE: values('PHYSICAL', 'VIRTUAL'),
  CARD_REMOVAL_REASON: values('DAMAGED_CARD', 'LOSS_OF_CARD'),
  PASS_REMOVAL_REASON: values('LEFT_COMPANY', 'LOST_DEVICE', 'MISUSE', 'OTHER'),
  PIN_REMOVAL_REASON: values('LEFT_COMPANY', 'COMPROMISED', 'MISUSE', 'OTHER'),
  PHYSICAL_CARD_STATUS: values('ASSIGNED', 'UNASSIGNED', 'DAMAGED_LOST'),
  THIRD_PARTY_CARD_TYPE: values('PHYSICAL_CARD', 'MOBILE_PASS'),
  WEEKDAY: values('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'),
  TIME_ZONE_OFFSET: timeZoneOffsets.map((value) => ({ code: offsetLabel(value), value, label: offsetLabel(value) })),
  PAYMENT_CARD_BRAND: named({
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    unionpay: 'UnionPay',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
  }),
} as const satisfies Record<string, readonly Value[]>;

export type SystemDataCategory = keyof typeof systemData;
export type SystemDataCode<C extends SystemDataCategory> = (typeof systemData)[C][number]['code'];
/** The codes of a category in its order: the values of a field that holds one of them. */
export const systemDataCodes = <C extends SystemDataCategory>(category: C): SystemDataCode<C>[] =>
  systemData[category].map(({ code }) => code);
/** The values of a category; undefined for a code that is none. */
export const systemDataOf = (category: string): readonly Value[] | undefined =>
  Object.hasOwn(systemData, category) ? systemData[category as SystemDataCategory] : undefined;

/** What feedback is about decides among which categories it is filed. */
export const feedbackTypes = ['BUILDING', 'APPLICATION'] as const;
type FeedbackType = (typeof feedbackTypes)[number];
/** The codes of the categories of feedback of a type. */
export const categoriesOf = (type: FeedbackType) => systemDataCodes(`FEEDBACK_${type}`);
/** Those of all types, each once. */
export const feedbackCategories = [
  ...new Set([...systemDataCodes('FEEDBACK_BUILDING'), ...systemDataCodes('FEEDBACK_APPLICATION')]),
];
