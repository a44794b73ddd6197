/** How PostgreSQL's text becomes values, the same on both drivers. */

/** `2026-06-01 10:00:00.123+00` → ISO 8601 in UTC. */
const instant = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

/** By type OID: int8, numeric, date, time, timestamptz. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1700: Number,
  1082: (text) => text,
  1083: (text) => text.slice(0, 5),
  1184: instant,
};
