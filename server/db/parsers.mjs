// How PostgreSQL's text becomes values, the same on both drivers. Plain JavaScript, because PGlite's thread reads it too.
import { getTypeParser } from 'pg-types';

const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** `2026-06-01 10:00:00.123456+00` → ISO 8601 in UTC, to the millisecond. Connections are in UTC, so most need no arithmetic. */
const instant = (text) => {
  const [, day, time, fraction = ''] = inUtc.exec(text) ?? [];
  if (day) return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const at = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
};

/** `{1,2}` → each entry by its own parser; numbers and dates need no quotes. */
const listOf = (parse) => (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parse));

/** By type OID: int8, numeric, date, time (`HH:mm`), timestamptz, and lists of the first and the third. */
const own = {
  20: Number,
  1700: Number,
  1082: (text) => text,
  1083: (text) => text.slice(0, 5),
  1184: instant,
  1016: listOf(Number),
  1182: listOf((text) => text),
};

/**
 * What reads the text of a type; everything without a reader of its own stays text.
 * @param {number} oid
 * @returns {(text: string) => unknown}
 */
export const parserOf = (oid) => own[oid] ?? getTypeParser(oid, 'text');
