/** `report`: the rows of an entity's list are counted by day and by values, on one of the pages of reports (000 §2, 002 §7). */
import { type Fields, isChoice, isComputed, isOneReference, isStored, traitsOf, wireKey } from '../fields/field.ts';
import { listFilters } from '../lists/query.ts';
import type { DayCount } from '../lists/results.ts';
import type { Where } from '../rules/where.ts';
import type { Entity } from './entity.ts';

/** Days of one report at most. */
export const MAX_REPORT_DAYS = 366;
/** Without a period it is of so many days until today. */
export const USUAL_REPORT_DAYS = 30;

/** The instant at which a row was made, which every record has. */
const CREATED = 'createdDate';

/** What is counted of a list. A number leads to the rows behind it: date and values are filters of the list. */
export interface Report<N extends string = string> {
  /** The date or instant that says to which day a row belongs, on the building's clock. */
  date: N | 'createdDate';
  /** Choices and references: the rows are counted by each value of each of them. */
  by: readonly N[];
  /** Amounts and whole numbers that are added up beside the number of rows, over those rows that match. */
  sums?: Readonly<Partial<Record<N, Where>>>;
  /** References by which people narrow the report; each a drop-down above it. */
  filters?: readonly N[];
}

/** One value with the number of its rows. */
export interface ReportBar {
  /** None: rows without a value. */
  value: string | number | null;
  /** How the record is called that the value points at. */
  label?: string;
  count: number;
  /** Money in minor units. */
  sums: Readonly<Record<string, number>>;
}
export interface ReportGroup {
  by: string;
  /** The most frequent first. */
  bars: readonly ReportBar[];
  /** Rows of the values that are not shown one by one, and how many such values there are. */
  others: { values: number; count: number };
}
/** The numbers of one entity in a period; both days included, `YYYY-MM-DD`. */
export interface ReportNumbers {
  from: string;
  to: string;
  count: number;
  /** In which the money of the sums is. */
  currency: string;
  /** Days with rows. */
  days: readonly DayCount[];
  groups: readonly ReportGroup[];
}

/** Are its days those of an instant, on the building's clock? */
export const isByInstant = ({ fields }: Pick<Entity, 'fields'>, { date }: Pick<Report, 'date'>): boolean =>
  date === CREATED || traitsOf(fields[date] as Fields[string]).moment === 'instant';

/** The parameter of the list that asks for one value of a field. */
export const reportParam = (entity: Pick<Entity, 'fields'>, name: string): string =>
  wireKey(name, entity.fields[name] as Fields[string]);

const isSummed = (field: Fields[string] | undefined): boolean =>
  field !== undefined && ['money', 'integer'].includes(field.kind) && isStored(field);

/** Errors in the declaration, for the boot check. */
export function reportProblems(entity: Entity): string[] {
  const { fields, report } = entity;
  if (!report) return [];
  const params = new Set(listFilters(entity).map(({ param }) => param));
  const { date, by, sums = {}, filters = [] } = report;
  const field = fields[date];
  const isDay = date === CREATED || (field && traitsOf(field).moment !== undefined && !isComputed(field));
  return [
    ...(entity.api.verbs.list ? [] : ['its report counts a list that it has not']),
    ...(isDay ? [] : [`its report is of days by '${date}', which is no date of its own`]),
    ...(params.has(`${date}From`) && params.has(`${date}To`)
      ? []
      : [`its report is of days by '${date}', by which the list does not filter`]),
    ...[...by, ...filters].flatMap((name) => {
      const field = fields[name];
      if (!field || isComputed(field) || field.via || !(isChoice(field) || isOneReference(field)))
        return [`its report counts by '${name}', which is no choice and no reference of its own`];
      return params.has(wireKey(name, field)) ? [] : [`its report counts by '${name}', by which the list does not filter`];
    }),
    ...filters
      .filter((name) => !isOneReference(fields[name]))
      .map((name) => `its report is narrowed by '${name}', which is no reference`),
    ...Object.keys(sums)
      .filter((name) => !isSummed(fields[name]))
      .map((name) => `its report adds up '${name}', which is no amount and no whole number of its own`),
  ];
}
