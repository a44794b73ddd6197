// The days on which an event of a calendar file falls. The library expands its rules, whatever they are, and knows the zones.

/** Of an event that repeats, so many years are told: the next ones, from today or its first day on. */
const YEARS_TOLD = 2;
/** On the same date in so many years: then it is the same every year. */
const YEARS_SEEN = 5;
/** Days of one event that are read: a holiday of more is no holiday. */
const MAX_DAYS = 31;
const DAY_SECONDS = 86_400;

const yearsAfter = (day, years) => `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
const before = (day, days) => new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000);

/** @param rule the text of an RRULE */
const seriesOf = (RRule, { day, time, zone }, rule) =>
  new RRule({
    rruleString: `DTSTART${zone && zone !== 'UTC' ? `;TZID=${zone}` : ''}:${day.replaceAll('-', '')}T${time}${zone && zone !== 'UTC' ? '' : 'Z'}\nRRULE:${rule}`,
  });
const momentOf = (RRule, start) => seriesOf(RRule, start, 'FREQ=DAILY;COUNT=1').all()[0];

/** The days of one occurrence: as its own clock shows them where they are whole days, else as that of the building does. */
function daysOf(at, { seconds, start }, zone) {
  const end = at.add({ days: Math.floor(seconds / DAY_SECONDS), seconds: seconds % DAY_SECONDS });
  const isWhole = start.time === '000000' && seconds > 0 && seconds % DAY_SECONDS === 0;
  const there = (moment) => (isWhole || !start.zone ? moment : moment.withTimeZone(zone));
  const first = there(at).toPlainDate();
  const last = there(seconds > 0 ? end.subtract({ seconds: 1 }) : end).toPlainDate();
  const days = [];
  for (let day = first; days.length < MAX_DAYS && (days.length === 0 || String(day) <= String(last)); day = day.add({ days: 1 }))
    days.push(String(day));
  return days;
}

/** Where a rule falls from a day on, and whether that is on the same date in every year. */
function repeatsOf(RRule, { start, rules, seconds }, from) {
  const since = start.day > from ? start.day : from;
  // One that has begun before goes on today; a day more for zones.
  const after = before(since, Math.ceil(seconds / DAY_SECONDS) + 1);
  const found = rules.flatMap((rule) =>
    seriesOf(RRule, start, rule).between(after, before(yearsAfter(since, YEARS_SEEN), 0), true),
  );
  const dates = found.map((at) => String(at.toPlainDate())).filter((day) => day >= since);
  const yearly = new Set(dates.map((day) => day.slice(0, 4))).size === dates.length && dates.length >= YEARS_SEEN;
  return {
    moments: found.filter((at) => String(at.toPlainDate()) < yearsAfter(since, YEARS_TOLD)),
    isFixed: yearly && new Set(dates.map((day) => day.slice(5))).size === 1,
  };
}

/**
 * The days of an event.
 * @param RRule RRuleTemporal of rrule-temporal
 * @param replaced moments of a series that other events stand for
 * @param on the zone of the building, and its day of today: from then on an event is told that repeats
 * @throws what the library throws for a rule that it cannot expand
 */
export function occurrencesOf(RRule, event, replaced, { zone, today }) {
  const first = momentOf(RRule, event.start);
  if (!event.rules.length && !event.more.length) return { days: daysOf(first, event, zone), isFixed: false };
  const { moments, isFixed } = event.rules.length ? repeatsOf(RRule, event, today) : { moments: [first], isFixed: false };
  const without = [...event.without, ...replaced].map((one) => ({ day: one.day, at: momentOf(RRule, one).epochMilliseconds }));
  const isOut = (at) => without.some((one) => one.at === at.epochMilliseconds || one.day === String(at.toPlainDate()));
  const all = [...moments, ...event.more.map((one) => momentOf(RRule, one))].filter((at) => !isOut(at));
  const days = new Set(all.flatMap((at) => daysOf(at, event, zone)));
  return { days: [...days].filter((day) => day >= today), isFixed };
}
