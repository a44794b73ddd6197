/** Formats of single values (000 §5): regular expressions that several kinds of field share. */

export const PHONE = /^\+?[0-9][0-9 ()-]{5,19}$/;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** `HH:mm`, 24 hours. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** An end at the end of its day; kept as `00:00` of the next one. */
export const NEXT_MIDNIGHT = '24:00';
/** What PostgreSQL cannot store: NUL, and lone surrogates. */
export const UNSTORABLE = /\0|\p{Surrogate}/u;
/** Spreadsheet injection (000 §5): a value with such a beginning is refused. Others are guarded where a spreadsheet is written. */
export const INJECTION = /^\s*[=<]/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `2026-02-30` is invalid, and so is a day of the year 0: PostgreSQL counts from 1. */
export const isDate = (value: string): boolean =>
  DATE.test(value) && value >= '0001' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);

/** The years that somebody can mean in a form; others are slips of the finger, such as 1926 or 2206. Filters take any. */
export const YEARS = { from: 1950, to: 2149 };
/** Of a date, or an instant in ISO 8601. */
export const isMeant = (value: string): boolean =>
  Number(value.slice(0, 4)) >= YEARS.from && Number(value.slice(0, 4)) <= YEARS.to;

/** A web address: `https://atrium.example/a?b`. */
export const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** What apps call the address of a calendar is https. */
export const calendarAddress = (value: string): string => value.trim().replace(/^webcals?:\/\//i, 'https://');
export const isCalendarAddress = (value: string): boolean => isWebAddress(calendarAddress(value));

/** Minutes since midnight of `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** A path of the portal, `/parking/carparks?tab=1`, or an address that begins with https; never one that leads elsewhere in disguise. */
export const isPageOrHttps = (value: string): boolean =>
  /^\/(?!\/)[^\s\\]*$/.test(value) || (/^https:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value));
/** 000 §5: minimum minutes between a start and its end. */
export const MIN_MINUTES = 15;
