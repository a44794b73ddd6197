/** How the database's text becomes values. */
import { expect, it } from 'vitest';
import { parserOf } from '#server/db/parsers.mjs';

const TIMESTAMPTZ = 1184;

it.each([
  ['2026-06-01 10:00:00+00', '2026-06-01T10:00:00.000Z'],
  ['2026-06-01 10:00:00.1+00', '2026-06-01T10:00:00.100Z'],
  ['2026-06-01 10:00:00.123999+00', '2026-06-01T10:00:00.123Z'],
  ['1969-12-31 23:59:59.999999+00', '1969-12-31T23:59:59.999Z'],
  ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
  ['2026-06-01 10:00:00+08', '2026-06-01T02:00:00.000Z'],
  ['2026-06-01 10:00:00.5-03:30', '2026-06-01T13:30:00.500Z'],
  // What ISO 8601 cannot say stays as it is.
  ['infinity', 'infinity'],
  ['0044-03-15 00:00:00+00 BC', '0044-03-15 00:00:00+00 BC'],
])('an instant %s is %s', (text, value) => {
  expect(parserOf(TIMESTAMPTZ)(text)).toBe(value);
});
