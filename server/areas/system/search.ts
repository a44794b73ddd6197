/**
 * `GET /search?text=`: records by reference number or name, over every list that the person may open. It uses the lists'
 * own search: the same permission, scope and search text with its index. One statement for all lists.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { UNSTORABLE } from '#schemas/kernel/fields/formats.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';
import { nameFields, searchFields } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { folded, roughlyFolded } from '#server/db/folded.ts';
import { hasLetters } from '#server/db/letters.ts';
import { columnOf, type Model, textSql, titleSql } from '#server/db/model.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { likeText } from '#server/engine/lists/filters.ts';
import { whereOf } from '#server/engine/lists/listQuery.ts';
import { holdsText, soughtIn } from '#server/engine/lists/search.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { mayList, mayRead } from '#server/engine/reach/visible.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { whoseSql } from '#server/engine/records/whose.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, orNull, text as words } from '#server/openapi/values.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
/** A trigram index needs at least three characters; two characters are matched at the beginning of words. */
const ANYWHERE_FROM = 3;
const PER_ENTITY = 5;
const ALL = 20;
/** The newest matches, from which the best are returned. */
const LOOKED_AT = 50;

export interface Found {
  /** Name of the entity. */
  entity: string;
  /** Its key in paths: the id, or the uuid. */
  id: number | string;
  label: string;
  /** Distinguishes two records of the same name; null when there is nothing. */
  note: string | null;
}

/** Whether this person may open records of the entity and search its list. The same checks as in those calls. */
function isSearched(entity: Entity, { session, centreId }: Reach): boolean {
  // The rows are found once, as those of the entity that keeps their history.
  if (entity.historyOf !== undefined) return false;
  const page = entity.pages.show ? 'get' : entity.pages.edit ? 'update' : undefined;
  const fields = searchFields(entity);
  if (!page || !entity.api.verbs[page] || fields.length === 0) return false;
  // Without a selected office centre, the provider's staff cannot open paths below one.
  if (centreId === null && entity.api.path.includes('{')) return false;
  return mayList(session, entity) && can(session, entity, page) && mayRead(session, entity, [...fields, ...nameFields(entity)]);
}

/** Whose it is, or the searched field that is not part of the title. */
function noteColumn(model: Model, entity: Entity, reach: Reach): string {
  const whose = whoseSql(model, entity, 't', reach);
  if (whose) return whose;
  const { locale } = reach;
  const name = searchFields(entity).find((one) => !entity.title.includes(`{${one}}`));
  return name ? textSql(entity, 't', name, locale) : 'null';
}

/** Minimum length: two characters, or one of a script in which one is a word. */
const isLong = (text: string): boolean => [...text].length >= MIN_LENGTH || hasLetters(roughlyFolded(text));

function matching(model: Model, entity: Entity, text: string): SQL {
  if ([...text].length >= ANYWHERE_FROM || hasLetters(roughlyFolded(text)))
    return holdsText(model, entity, 't', soughtIn(text), searchFields(entity));
  const searched = columnOf('t', 'search_text');
  const start = likeText(text).slice(1);
  return sql`(${searched} like ${folded(sql`${start}::text`)} or ${searched} like ${folded(sql`${`% ${start}`}::text`)})`;
}

/** The best of the newest matches of one entity: prefix matches come first. */
function searchOf(model: Model, entity: Entity, order: number, text: string, reach: Reach): SQL {
  const title = titleSql(entity, 't', reach.locale);
  const label = folded(sql.raw('m.label'));
  const start = likeText(text).slice(1);
  return sql`(select ${order}::int as place, case when ${label} = ${folded(sql`${text}::text`)} then 0 when ${label} like ${folded(sql`${start}::text`)} then 1 else 2 end as fit,
      m.* from (select t.id as number, ${sql.raw(`t."${entity.api.key}"::text as key, ${title} as label, ${noteColumn(model, entity, reach)}::text as note`)}
      from ${tableAs(entity)} where ${whereOf(model, entity, reach, [matching(model, entity, text)])} order by t.id desc limit ${LOOKED_AT}) m
    order by fit, m.number desc limit ${PER_ENTITY})`;
}

/** Throws AppError `badQuery` for a text that is repeated, too long, or contains characters that no text can hold. */
function textOf(query: Readonly<Record<string, unknown>>): string {
  const { text } = query;
  const isSound = typeof text === 'string' && text.length <= MAX_LENGTH && !UNSTORABLE.test(text);
  if (!isSound) throw new AppError('badQuery', { params: { param: 'text' } });
  return lineForm(text).normalize('NFKC');
}

export const search: AreaCall = {
  method: 'GET',
  path: '/search',
  summary: 'Records by reference number or name, at most five of a kind and twenty in all; a single ASCII letter finds nothing',
  everybody: 'finds only in lists that the person may see',
  reason: 'answers from the lists of all entities at once',
  query: ['text'],
  returns: listOf(objectOf({ entity: words, id: { type: ['integer', 'string'] }, label: words, note: orNull(words) })),
  run: async ({ db, model, reach, query }): Promise<Found[]> => {
    const text = textOf(query);
    const searched = model.entities.filter((entity) => isSearched(entity, reach));
    if (!isLong(text) || searched.length === 0) return [];
    const parts = searched.map((entity, order) => searchOf(model, entity, order, text, reach));
    const rows = await db.query<{ place: number; key: string; label: string; note: string | null }>(
      sql`select place, key, label, note from (${sql.join(parts, sql.raw(' union all '))}) f order by fit, place, number desc limit ${ALL}`,
    );
    return rows.map(({ place, key, label, note }) => {
      const { name, api } = searched[place] as Entity;
      return { entity: name, id: api.key === 'id' ? Number(key) : key, label, note };
    });
  },
};
