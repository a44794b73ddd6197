/**
 * What a list asks for, worked out from its query, the schema and the reach: more work than the statements are for a small table. People
 * come back to the same lists, so it is kept (`keptFor.ts`), and depends on nothing but what it is kept under.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import type { Model } from '#server/db/model.ts';
import { compile, fragment, type Statement } from '#server/db/statement.ts';
import type { Reach } from '../reach/reach.ts';
import { pageReader, type ReadPage } from '../records/readRecords.ts';
import { type Counted, lastCount, neverCounted } from './countKept.ts';
import { makeKept } from './keptFor.ts';
import { knownCount } from './knownCount.ts';
import { parseAsListed, type RawQuery } from './listQuery.ts';
import { countOf, hitsFor, idsOfPage, rowsAsked, withParts } from './statements.ts';

/** What a list asks for. */
export interface Plan {
  limit: number;
  /** Chooses the rows and counts them all. */
  counting: Statement;
  /** Chooses the rows only; undefined where the number is not counted row by row (a search, the members of a record). */
  rows?: Statement;
  counted: Counted;
  read: ReadPage;
}

/** Which rows, how many, and whether there are more; for many calls. */
const chosenOnce = (page: SQL, { parts = [], count, more }: { parts?: SQL[]; count: SQL; more: SQL }): Statement =>
  compile(sql`${withParts(parts)}select array(${page}) as ids, ${count} as total, ${more} as more`);

function makePlan(model: Model, entity: Entity, raw: RawQuery, reach: Reach, further: readonly SQL[]): Plan {
  const parsed = parseAsListed(model, entity, raw, reach);
  const query = { ...parsed, conditions: [...parsed.conditions, ...further] };
  const hits = hitsFor(query);
  const where = rowsAsked(model, entity, query, reach);
  const page = idsOfPage(model, entity, query, reach, where, hits);
  const known = further.length ? undefined : knownCount(model, entity, raw, reach);
  const count = known ?? countOf(entity, where, { limit: COUNT_CAP + 1, hits });
  const counting = chosenOnce(page, { parts: hits?.parts, count, more: hits ? hits.more : fragment('true') });
  const isByRow = !hits && !known && further.length === 0;
  return {
    limit: query.limit,
    counting,
    rows: isByRow ? chosenOnce(page, { count: fragment(String(COUNT_CAP + 1)), more: fragment('true') }) : undefined,
    counted: isByRow ? lastCount(model, entity, raw, reach) : neverCounted(),
    read: pageReader(model, entity, query.gathers ? { ...reach, gathers: query.gathers } : reach),
  };
}

const plans = makeKept<Plan>();

/** @param further conditions on the row `t` beyond the query; with any, the plan is of one call only */
export function planOf(model: Model, entity: Entity, raw: RawQuery, reach: Reach, further: readonly SQL[]): Plan {
  const make = () => makePlan(model, entity, raw, reach, further);
  return further.length ? make() : plans(model, entity, reach, raw, make);
}
