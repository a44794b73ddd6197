/** What a subscription sends: the rows of a list or the numbers of a report, as one person may see them. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReportNumbers } from '#schemas/kernel/entity/report.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { type Covers, daysCovered } from '#schemas/reports/covers.ts';
import type { subscribed } from '#schemas/reports/reportSubscription.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { rowsOf as listRows, totalOf } from '#server/engine/calls/exportJob.ts';
import { parseListQuery, type RawQuery } from '#server/engine/lists/listQuery.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { counted } from '#server/engine/reports/mailed.ts';
import { isReporting, numbersOf, type Reporting } from '#server/engine/reports/numbers.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { rowsOf as reportRows } from '../numbers.ts';

export interface Subscribed {
  about: (typeof subscribed)[number];
  source: string;
  query: string | null;
  covers: Covers | null;
}

/** The query of an address, as calls get it; what is empty asks for nothing. */
export function queryIn(text: string | null): RawQuery {
  const query: Record<string, string | string[]> = {};
  const params = new URLSearchParams(text ?? '');
  for (const name of new Set(params.keys())) {
    const all = params.getAll(name).filter(Boolean);
    if (all.length) query[name] = all.length > 1 ? all : (all[0] as string);
  }
  return query;
}

/** The entity whose records are sent; undefined for one that is never mailed so. */
export function sourceOf(model: Model, { about, source }: Pick<Subscribed, 'about' | 'source'>): Entity | undefined {
  const entity = model.entities.find(({ name }) => name === source);
  if (!entity?.access.emailRecord) return undefined;
  return (about === 'REPORT' ? isReporting(entity) : entity.api.verbs.emailRecord) ? entity : undefined;
}
/** May the session have it by mail? */
export const maySubscribe = (session: Session, entity: Entity): boolean =>
  can(session, entity, 'list') && can(session, entity, 'emailRecord');

/** The query of the report, with the days before the one on which it is due. */
const asked = ({ query, covers }: Subscribed, reach: Reach, due: Date): RawQuery => ({
  ...queryIn(query),
  ...daysCovered(covers ?? 'YESTERDAY', dateIn(reach.zone, due)),
});

/** Throws AppError badQuery or badValue for a filter that this session cannot use. */
export async function checkQuery(
  on: { db: Queryable; model: Model },
  what: Subscribed,
  entity: Entity,
  reach: Reach,
): Promise<void> {
  if (what.about === 'LIST') parseListQuery(on.model, entity, queryIn(what.query), reach);
  else await numbersOf({ ...on, reach, query: asked(what, reach, new Date()) }, entity as Reporting);
}

export interface Contents {
  total: number;
  /** The key of its name, and the file without the extension. */
  called: { word: string; file: string };
  rows: (onProgress: (done: number) => Promise<void>) => AsyncIterable<readonly Cell[]>;
}

/** What is sent now. Throws AppError badQuery or badValue for a filter that is not possible any more. */
export async function contentsOf(
  on: { db: Database; model: Model },
  what: Subscribed,
  entity: Entity,
  { reach, locale, due }: { reach: Reach; locale: LocaleCode; due: Date },
): Promise<Contents> {
  if (what.about === 'LIST') {
    const order = { query: queryIn(what.query), reach, locale };
    return {
      total: await totalOf(on, entity, order),
      called: { word: `resources.${entity.name}.name`, file: entity.name },
      rows: (onProgress) => listRows(on, entity, order, onProgress),
    };
  }
  const numbers: ReportNumbers = await numbersOf({ ...on, reach, query: asked(what, reach, due) }, entity as Reporting);
  return {
    total: numbers.count,
    called: { word: `reports.titles.${entity.name}`, file: `${entity.name}-report` },
    rows: (onProgress) => counted(reportRows(numbers, locale, entity), onProgress),
  };
}
