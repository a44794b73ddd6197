/**
 * What a search covers: the record's own searched fields, and the names of the records that its list also shows
 * (tenant, applicant, car park). Each is a separate branch with an index of its own; joined by "or" they could use
 * none. So a page first collects the hits of the branches, up to a limit (`hitsOf`). Few hits are looked up by their ids,
 * whatever the order; with more, they are so frequent that the rows are read in the order of the list and tested one by one.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isPointerList, type ReferenceField, type ReferencesField, wireKey } from '#schemas/kernel/fields/field.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';
import { COUNT_CAP, nameFields, searchFields, searchReferences } from '#schemas/kernel/lists/query.ts';
import { remembered, rememberedUpTo } from '#schemas/kernel/remembered.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { searchedFields } from '#server/db/columns.ts';
import { folded, foldedText, roughlyFolded } from '#server/db/folded.ts';
import { hasLetters, lettersOf } from '#server/db/letters.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { filled, flattened, fragment, Slot } from '#server/db/statement.ts';
import { textsOf } from '#server/db/wording.ts';
import type { Reach } from '../reach/reach.ts';
import { MAX_KEPT, tableAs, viewOf } from '../records/select.ts';
import { onField } from '../records/where.ts';
import { likeText } from './filters.ts';

/** Maximum number of rows looked up by their ids. */
const FEW = COUNT_CAP;
/** Maximum number of records of another entity that are followed to the rows that reference them. */
const FEW_NAMES = 5000;

/** One branch of a search, under the alias `t`. */
interface Way {
  /** The condition by itself. */
  condition: SQL;
  /** Rows that reference another record whose name matches. */
  through?: {
    /** `select r.id …` of such records. */
    named: SQL;
    /** The row references the record with that id. */
    at: (id: SQL) => SQL;
    /** The same condition for a row that is already read. */
    asked: SQL;
  };
}
export interface Hits {
  /** Whether there are more hits than the limit. */
  more: SQL;
  /** Parts of the statement that go before it: `with … `. */
  parts: SQL[];
  /** The table under `t`, reduced to the hits if they are few, and empty if there are more: evaluated before everything else. */
  few: SQL;
  /** There are more hits than the limit, and the row is one of them. */
  many: SQL;
}
export interface Search {
  /** Any of the branches. */
  condition: SQL;
  /**
   * What several branches find; one alone is found by its condition.
   * @param mark distinguishes the names of the parts from those of another entity's search in the same statement
   */
  hits?: (mark: string) => Hits;
}

/** What is sought: the text, the pattern of a text that contains it, and whether single letters of it are in an index. */
interface Sought {
  text: string | Slot;
  like: string | Slot;
  letters: boolean;
}
export function soughtIn(given: string): Sought {
  // What the database folds into a placeholder (％ into %) is escaped as one.
  const text = lineForm(given).normalize('NFKC');
  return { text, like: likeText(text), letters: hasLetters(roughlyFolded(text)) };
}
/** Text and pattern, in a search that is kept for all texts. */
const [TEXT, LIKE] = [new Slot('text'), new Slot('like')];

const inTextOf = new WeakMap<Model, Map<Entity, string[]>>();
/** Fields in the search text of the entity's table, which other entities may share. */
const fieldsInText = (model: Model, entity: Entity): string[] =>
  remembered(
    remembered(inTextOf, model, () => new Map()),
    entity,
    () => searchedFields(model.entities.filter(({ table }) => table === entity.table)),
  );

/** The text of these columns, concatenated as in the search text. */
const partOf = (entity: Entity, alias: string, names: readonly string[]): SQL => {
  const texts = names.flatMap((name) => textsOf(entity.fields[name], `${alias}."${storedColumn(entity, name)}"`));
  return fragment(foldedText(`concat_ws(' ', ${texts.join(', ')})`));
};

/**
 * Matches the search text, by index; if it also contains columns that must not be searched, the allowed columns must match, too.
 * The database folds both sides, because implementations differ.
 */
export function holdsText(model: Model, entity: Entity, alias: string, sought: Sought, names: readonly string[]): SQL {
  const searched = columnOf(alias, 'search_text');
  const like = folded(sql`${sought.like}::text`);
  const letters = sought.letters
    ? sql`${lettersOf(searched)} @> ${lettersOf(folded(sql`${sought.text}::text`))} and `
    : fragment('');
  const isWhole = fieldsInText(model, entity).every((name) => names.includes(name));
  const exact = isWhole ? fragment('') : sql` and ${partOf(entity, alias, names)} like ${like}`;
  return sql`(${letters}${searched} like ${like}${exact})`;
}

/** The entity's own searched fields that the person may read. */
export const ownSearched = (entity: Entity, { session }: Pick<Reach, 'session'>): string[] =>
  searchFields(entity).filter((name) => canRead(session, entity.fields[name] as Field));

/** The fields of a reference that the list shows: its name, and its embedded searched fields that the person may read. */
function shownOf(target: Entity, { label, embed = [] }: ReferenceField | ReferencesField, { session }: Reach): string[] {
  const embedded = embed.filter((name) => target.fields[name]?.search && canRead(session, target.fields[name] as Field));
  return [...new Set([...nameFields(target, label), ...embedded])];
}

function wayBehind(model: Model, entity: Entity, name: string, sought: Sought, reach: Reach): Way {
  const field = entity.fields[name] as ReferenceField | ReferencesField;
  const target = model.entity(field.to);
  const key = wireKey(name, field);
  // A list gathered from the rows of a linking entity: each row has one id.
  const isList = isPointerList(field) && !field.via;
  const fits = holdsText(model, target, 'r', sought, shownOf(target, field, reach));
  const rows = tableAs(target, 'r');
  const on = (alias: string, compare: (value: SQL) => SQL) => onField(model, entity, key, alias, reach, compare);
  const points = (alias: string, id: SQL) =>
    on(alias, (value) => (isList ? sql`${value} @> array[${id}]` : sql`${value} = ${id}`));
  const id = columnOf('r', 'id');
  const all = sql`array(select ${id} from ${rows} where ${fits})`;
  return {
    condition: on('t', (value) => (isList ? sql`${value} && ${all}` : sql`${value} = any(${all})`)),
    through: {
      named: sql`select ${id} from ${rows} where ${fits}`,
      at: (one) => points('t', one),
      // "is true" keeps it a test of each row: otherwise the planner could turn it into a join from the other side.
      asked: sql`(exists (select 1 from ${rows} where ${fits} and ${points('t', id)})) is true`,
    },
  };
}

/** The branches of a search; `own` leaves out references. Empty when the person may search nothing. */
export function waysOf(model: Model, entity: Entity, sought: Sought, reach: Reach, { own = false } = {}): Way[] {
  const names = ownSearched(entity, reach);
  const behind = own ? [] : searchReferences(entity).filter((name) => canRead(reach.session, entity.fields[name] as Field));
  return [
    ...(names.length ? [{ condition: holdsText(model, entity, 't', sought, names) }] : []),
    ...behind.map((name) => wayBehind(model, entity, name, sought, reach)),
  ];
}

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], fragment(' or '))})`;

/** The rows that a search finds, up to the limit, regardless of scope and filters, which are applied afterwards. */
function hitsOf(entity: Entity, ways: readonly Way[], mark: string): Hits {
  const named: SQL[] = [];
  const found = ways.map(({ condition, through }, index) => {
    if (!through) return sql`(select t.id from ${tableAs(entity)} where ${condition} limit ${FEW + 1})`;
    const name = `names${mark}_${index}`;
    named.push(sql`${fragment(name)} as materialized (select array(${through.named} limit ${FEW_NAMES + 1}) as ids)`);
    // In the order of its index, so that no other index is used.
    const rows = sql`select t.id from ${tableAs(entity)} where ${through.at(fragment('n.id'))} order by t.id desc limit ${FEW + 1}`;
    return sql`(select f.id from (select unnest(ids) as id from ${fragment(name)} where cardinality(ids) <= ${FEW_NAMES}) n cross join lateral (${rows}) f limit ${FEW + 1})`;
  });
  const tooMany = named.map((_, index) => {
    const at = ways.flatMap(({ through }, place) => (through ? [place] : []))[index];
    return sql`(select cardinality(ids) > ${FEW_NAMES} from ${fragment(`names${mark}_${at}`)})`;
  });
  const hits = fragment(`hits${mark}`);
  const more = sql`(select more from ${hits})`;
  const parts = [
    ...named,
    sql`${fragment(`found${mark}`)} as materialized (select array(select id from (${sql.join(found, fragment(' union '))}) f) as ids)`,
    sql`${hits} as materialized (select ids, ${anyOf([sql`cardinality(ids) > ${FEW}`, ...tooMany])} as more from ${fragment(`found${mark}`)})`,
  ];
  return {
    more,
    parts: [flattened(sql.join(parts, fragment(', ')))],
    few: flattened(
      sql`(select t.* from ${tableAs(entity)} where not ${more} and t.id = any((select ids from ${hits})::bigint[]) offset 0) t`,
    ),
    many: flattened(sql`${more} and ${anyOf(ways.map(({ condition, through }) => through?.asked ?? condition))}`),
  };
}

const kept = new WeakMap<Model, Map<string, Search | undefined>>();

/** A search for any text; undefined when the person may search nothing. */
function makeSearch(model: Model, entity: Entity, letters: boolean, reach: Reach, own: boolean): Search | undefined {
  const ways = waysOf(model, entity, { text: TEXT, like: LIKE, letters }, reach, { own });
  if (ways.length === 0) return undefined;
  const hits = new Map<string, Hits>();
  return {
    condition: flattened(anyOf(ways.map(({ condition }) => condition))),
    hits: ways.length > 1 ? (mark) => remembered(hits, mark, () => hitsOf(entity, ways, mark)) : undefined,
  };
}

/**
 * The search of an entity for a text; `own` leaves out references. Kept for every view on the entity, and filled with the text:
 * it has a hundred pieces. Undefined when the person may search nothing.
 */
export function searchFor(model: Model, entity: Entity, text: string, reach: Reach, { own = false } = {}): Search | undefined {
  const sought = soughtIn(text);
  const known = remembered(kept, model, () => new Map());
  const made = rememberedUpTo(MAX_KEPT, known, `${viewOf(model, entity, reach)}|${own}|${sought.letters}`, () =>
    makeSearch(model, entity, sought.letters, reach, own),
  );
  if (!made) return undefined;
  const fill = (value: unknown) => (value === LIKE ? sought.like : value === TEXT ? sought.text : value);
  const { condition, hits } = made;
  const hitsOfText = (one: Hits): Hits => ({
    ...one,
    parts: one.parts.map((part) => filled(part, fill)),
    many: filled(one.many, fill),
  });
  return { condition: filled(condition, fill), hits: hits && ((mark) => hitsOfText(hits(mark))) };
}
