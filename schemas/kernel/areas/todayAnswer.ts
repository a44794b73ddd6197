/** The answer of `GET /today`: the widgets that the session may see, with their contents. */

/** The rows of a tab, counted up to 10,000. */
export interface TodayCount {
  entity: string;
  tab: string;
  count: number;
  /** Whether this person may decide on them; absent where nothing is decided. */
  mine?: boolean;
}

/** One building, with a number for each of the counts that stand beside it, in their order. */
export interface TodayBuilding {
  id: number;
  label: string;
  counts: readonly number[];
}

/** The filter of a list, as its address holds it. */
export type TodayFilter = Readonly<Record<string, string | number | boolean | readonly string[]>>;

interface Part {
  code: string;
}
/** A record that this person decides on. */
export interface WaitingRow {
  entity: string;
  tab: string;
  /** Its key in addresses. */
  key: string;
  label: string;
  /** What it points at: the company, the person. */
  detail: readonly string[];
  /** An instant: the last change, which is as a rule what made it wait. */
  since: string;
  /** An instant, where there is one. */
  due: string | null;
}
export interface WaitingPart extends Part {
  kind: 'waiting';
  counts: readonly TodayCount[];
  /** Those that have waited longest, the first of all kinds; absent for whoever reaches every building. */
  rows?: readonly WaitingRow[];
  /** For whoever reaches every building: those with the most, by entity, with the parameter that filters by building. */
  buildings?: readonly { entity: string; param: string; rows: readonly TodayBuilding[] }[];
}
export interface CountsPart extends Part {
  kind: 'counts';
  counts: readonly TodayCount[];
}
export interface AttentionPart extends Part {
  kind: 'attention';
  entity: string;
  /** Counted up to 10,000. */
  count: number;
  /** The filter of the list that shows them; absent where the entity has no such page. */
  filter?: TodayFilter;
}
export interface SoonRow {
  id: number;
  label: string;
  detail: readonly string[];
  /** `YYYY-MM-DD` in the building's zone. */
  date: string;
}
export interface SoonPart extends Part {
  kind: 'soon';
  entity: string;
  /** The field that holds the date. */
  date: string;
  within: number;
  /** `YYYY-MM-DD`: the rows count days from it. */
  today: string;
  /** How many there are, counted up to 10,000. */
  total: number;
  rows: readonly SoonRow[];
  /** The filter of the list that shows them all; absent where there is no such list. */
  filter?: TodayFilter;
}
export interface Bar {
  /** The value of the field; null where it has none. */
  value: string | number | boolean | null;
  /** How the record is called that the value points at. */
  label?: string;
  count: number;
  filter?: TodayFilter;
}
export interface ChartPart extends Part {
  kind: 'chart';
  entity: string;
  by: string;
  bars: readonly Bar[];
  /** Rows of the values that are not shown one by one, and how many such values there are. */
  others: { values: number; count: number };
}
export interface ActivityEntry {
  id: number;
  entity: string;
  recordId: number;
  label: string;
  action: string;
  at: string;
  userName: string | null;
  /** The status before and after, where it has changed and may be seen; never another value. */
  changes: readonly { field: string; from: unknown; to: unknown }[];
}
export interface ActivityPart extends Part {
  kind: 'activity';
  entries: readonly ActivityEntry[];
}
export type TodayPart = WaitingPart | CountsPart | AttentionPart | SoonPart | ChartPart | ActivityPart;
export interface Today {
  parts: readonly TodayPart[];
  /** Every entity that appears in a part: when one changes, the portal loads the part again. */
  entities: readonly string[];
}
