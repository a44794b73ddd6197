/**
 * The base of every field kind: the properties of its fields, its traits, its check. The kinds are in neighbouring files, in
 * groups.
 */

import type { Schema } from 'yup';
import type { MessageCode } from '../fields/message.ts';
import type { Permission, Side } from '../rights/catalogue.ts';
import type { Where } from '../rules/where.ts';
import type * as parts from './parts.ts';

/** Properties of every field, whatever its kind. */
export interface FieldFacts {
  /** Must have a value in every form that shows it. */
  required?: boolean;
  /** Must have a value only while the form matches: buildings, when `viewableBy` is BUILDING. */
  requiredWhen?: Where;
  /** Replaces the usual message, as a key below `errors.`: `{ required: 'viewableBy.building' }`. */
  messages?: { required?: MessageCode };
  /** Fields that are emptied when somebody changes this one in a form. */
  clears?: readonly string[];
  /** No two records share the value: anywhere, or within one building. */
  unique?: boolean | 'perCentre';
  /** `wildcardSearch` searches it (text kinds only). */
  search?: boolean;
  /** Written by the server alone: effects, stamps, jobs. Never accepted in a body. */
  system?: boolean;
  /** The stamp (`stamp`) that it belongs to; the timeline shows it. */
  stamp?: string;
  /** Set at creation, fixed afterwards. */
  fixed?: boolean;
  /** Who may see the field at all. Also applies to filter, sort, search and export. */
  readableBy?: { permission?: Permission; sides?: readonly Side[] };
  /** For the server alone, such as the hash of a link: in no answer, filter, sheet or history, whoever asks. */
  internal?: true;
  /** Asked when a record is added, and kept nowhere: a rule of the area gets it beside the values, such as the first admin of a building. */
  asked?: true;
  /** Which sides may fill the field in; the others see it without an input. */
  writableBy?: readonly Side[];
  /** The field applies only while the record matches; otherwise it is hidden, and cleared on save. */
  when?: Where;
  /**
   * The value is in another entity's row that references this record (`by`), in its field `take`: a person's role in the
   * session's building. Read, sorted and filtered like an own field; the area's rule writes it. A list of references or of choices
   * gathers the values of all such rows: every office centre in which a person works. `only` takes those rows alone whose fields
   * have these values: the people of a company with one of two roles.
   */
  via?: { entity: string; by: string; take: string; only?: Only };
}

/** Values that fields of a row must have: one, or one of several. */
export type Only = Readonly<Record<string, string | boolean | readonly string[]>>;

/** `V` is what a form sends, `R` what a record holds where that is something else. */
export interface Of<K extends string, V, R = V> extends FieldFacts {
  readonly kind: K;
  default?: V;
  /** A type only: never present at run time. */
  readonly holds?: R;
}

/** Traits: what other code checks about a kind without knowing which it is. Absent means no. */
export interface Traits<F = never> {
  /** The list filters it supports: `schemas/kernel/lists/query.ts` makes the parameters. */
  filter: 'choice' | 'reference' | 'references' | 'range' | 'overlap' | 'text' | 'equal' | 'none';
  /** A list can be sorted by it. */
  ordered?: true | ((field: F) => boolean);
  /** `wildcardSearch` can look into it. */
  searchable?: true | ((field: F) => boolean);
  /** Its value fits into one cell of an uploaded spreadsheet. */
  inCell?: true;
  /** Never written by anybody, and without a column. */
  computed?: true;
  /** Only answers about one record have it. */
  alone?: true;
  /** It holds an id or a list of ids; the referenced records travel beside it, under the field's own name. */
  suffix?: 'Id' | 'Ids' | 'Identifier';
  points?: 'record' | 'anyRecord' | 'file';
  /** Leads somewhere: a type, with parts that depend on it. */
  leads?: true;
  /** An uploaded file that is a picture. */
  picture?: true;
  /** Its fields list the possible `values`. */
  listed?: true;
  /** A single stored value: it can be a status. */
  status?: true;
  /** A whole number: the order of records can be stored in it. */
  counts?: true;
  /** Minor units of a currency, which the record or its building names. */
  amount?: true;
  /** One line of text: a drop-down can be sorted by it. */
  line?: true | ((field: F) => boolean);
  /** A text per language: read, sorted and labelled in the reader's, searched and filtered in all of them. */
  worded?: true;
  /** A reference number that the server increments. */
  numbered?: true;
  /** A code that the server makes at random. */
  generated?: true;
  /** Values used in the building are stored, to be suggested. */
  remembered?: true;
  /** A date: a day, or an instant that falls on some day in the building's time zone. */
  moment?: 'day' | 'instant';
  /** A time of day, on the building's clock. */
  timeOfDay?: true;
  /** An e-mail address. */
  address?: true;
  /** A list of e-mail addresses. */
  addresses?: true;
  /** Never null: its empty value. */
  zero?: string | number | boolean;
  /** Questions that can be answered. */
  questions?: true;
  /** Formatted text without visible characters counts as empty. */
  formatted?: (field: F) => boolean;
  /** It can follow another field of its kind, named under `by`. */
  follows?: Follows | ((field: F) => Follows);
}
export interface Follows {
  by: 'after';
  /** The message if it does not follow, with the parameters besides the name of the other field. */
  code: MessageCode;
  params?: Readonly<Record<string, string | number>>;
  /** Never called with empty values. */
  holds: (value: string, other: string) => boolean;
}
export type TraitsOf<Kinds> = { [K in keyof Kinds]: Traits<Kinds[K]> };
/** The building blocks of checks, passed in. */
export type Parts = typeof parts;
/** The validation of a kind, built from these parts. They need yup, which a list does not load. */
export type ChecksOf<Kinds> = { [K in keyof Kinds]: (field: Kinds[K], parts: Parts) => Schema };

export type Facts<F extends { kind: string }> = Omit<Partial<F>, 'kind' | 'holds'>;
export type Made<F extends { kind: string }, O> = F & (O extends { required: true } ? { required: true } : unknown);
/** Constructor of a field: `text({ required: true, max: 20 })` returns plain data with the kind's defaults. */
export const maker =
  <F extends { kind: string }>(kind: F['kind'], defaults: object = {}) =>
  <const O extends Facts<F>>(options?: O): Made<F, O> =>
    ({ kind, ...defaults, ...options }) as unknown as Made<F, O>;
