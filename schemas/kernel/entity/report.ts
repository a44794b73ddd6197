/** `report`: the rows of an entity's list are counted by day and by values, on one of the pages of reports (000 §2, 002 §7). */
import type { Endpoint } from '../calls/endpoint.ts';
import { type Fields, traitsOf, wireKey } from '../fields/field.ts';
import type { DayCount } from '../lists/results.ts';
import type { Where } from '../rules/where.ts';

/** Days of one report at most. */
export const MAX_REPORT_DAYS = 366;
/** Without a period it is of so many days until today. */
export const USUAL_REPORT_DAYS = 30;

/** The instant at which a row was made, which every record has. */
export const CREATED = 'createdDate';

/** What is counted of a list. A number leads to the rows behind it: date and values are filters of the list. */
export interface Report<N extends string = string> {
  /** The date or instant that says to which day a row belongs, on the building's clock. */
  date: N | 'createdDate';
  /** Choices and references: the rows are counted by each value of each of them. */
  by: readonly N[];
  /** Amounts and whole numbers that are added up beside the number of rows, over those rows that match. */
  sums?: Readonly<Partial<Record<N, Where>>>;
  /** The instant by whose weekday and hour the rows are counted, on the building's clock: when people come. Rows without it are left out. */
  hours?: N;
  /** Choices and references by which people narrow the report; each a drop-down above it. */
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
/** Rows of one hour of a weekday, 0 for Sunday. */
export interface HourCount {
  weekday: number;
  hour: number;
  count: number;
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
  /** Hours with rows; none where the report has no hours. */
  hours: readonly HourCount[];
}

/** Are its days those of an instant, on the building's clock? */
export const isByInstant = ({ fields }: { fields: Fields }, { date }: Pick<Report, 'date'>): boolean =>
  date === CREATED || traitsOf(fields[date] as Fields[string]).moment === 'instant';

/** The parameter of the list that asks for one value of a field. */
export const reportParam = (entity: { fields: Fields }, name: string): string =>
  wireKey(name, entity.fields[name] as Fields[string]);

/** The names of the calls of a report. */
export const REPORT = { numbers: 'reportNumbers', mail: 'reportMail', file: 'reportFile' } as const;

interface Reporting {
  name: string;
  fields: Fields;
  access: { list: Endpoint['permission']; emailRecord?: Endpoint['permission'] };
  report?: Report;
}
/** The calls that `report` declares; none without it. Who may have the records mailed may have the numbers mailed, and take them along. */
export function reportCalls({ name, fields, access, report }: Reporting): Readonly<Record<string, Endpoint>> {
  if (!report) return {};
  const call = `GET /reports/${name}`;
  const query = ['from', 'to', ...(report.filters ?? []).map((one) => reportParam({ fields }, one))];
  const taken = { permission: access.emailRecord, query };
  return {
    [REPORT.numbers]: {
      call,
      summary: 'How many there are in a period, by day and by value; days are those of the building’s clock',
      permission: access.list,
      query,
    },
    ...(access.emailRecord && {
      [REPORT.mail]: {
        call: `${call}/email-record`,
        summary: 'Mails the numbers of its report',
        notice: 'emailRecord',
        ...taken,
      },
      [REPORT.file]: {
        call: `${call}/generate-record`,
        summary: 'The numbers of its report as a spreadsheet, base64 encoded',
        ...taken,
      },
    }),
  };
}
