/** What every kind of field is made of: what its fields say, its traits, its check. The kinds stand beside this file, in groups. */
import type { Schema } from 'yup';
import type { Permission, Side } from '../catalogue.ts';
import type { Where } from '../where.ts';
import type * as parts from './parts.ts';

/** What every field may say about itself, whatever its kind. */
export interface FieldFacts {
  /** Must have a value in every form that shows it. */
  required?: boolean;
  /** Must have a value only while the form matches: buildings, when `viewableBy` is BUILDING. */
  requiredWhen?: Where;
  /** Another sentence than the usual one, as a key below `errors.`: `{ required: 'viewableBy.building' }`. */
  messages?: { required?: string };
  /** Fields that are emptied when somebody changes this one in a form. */
  clears?: readonly string[];
  /** No two records share the value: anywhere, or within one building. */
  unique?: boolean | 'perCentre';
  /** `wildcardSearch` looks into it (text kinds only). */
  search?: boolean;
  /** Written by the server alone: effects, stamps, jobs. Never accepted in a body. */
  system?: boolean;
  /** The stamp that it is part of (`stamp`): told by the timeline of the record. */
  stamp?: string;
  /** Given at creation, fixed from then on. */
  fixed?: boolean;
  /** Who may see the field at all. Also gates filter, sort, search and export. */
  readableBy?: { permission?: Permission; sides?: readonly Side[] };
  /** Which sides may fill the field in; the others see it without an input. */
  writableBy?: readonly Side[];
  /** The field applies only while the record matches; otherwise it is hidden, and cleared on save. */
  when?: Where;
  /**
   * The value stands in another entity's row that points back at this record (`by`), in its field `take`: a person's
   * role in the session's building. Read, sorted and filtered like a field of one's own; written by the area's rule.
   */
  via?: { entity: string; by: string; take: string };
}

/** `V` is what a form sends, `R` what a record holds where that is something else. */
export interface Of<K extends string, V, R = V> extends FieldFacts {
  readonly kind: K;
  default?: V;
  /** Only a type: never there. */
  readonly holds?: R;
}

/** What both halves ask of a kind without knowing which it is. Absent means no. */
export interface Traits<F = never> {
  /** What a list can ask of it: `schemas/kernel/query.ts` makes the parameters. */
  filter: 'choice' | 'reference' | 'references' | 'range' | 'overlap' | 'text' | 'equal' | 'none';
  /** A list can be sorted by it. */
  ordered?: true;
  /** `wildcardSearch` can look into it. */
  searchable?: true;
  /** Its value can stand in one cell of a spreadsheet that is uploaded. */
  inCell?: true;
  /** Nobody ever writes it, and it has no column. */
  computed?: true;
  /** It holds an id or a list of them: what it points at travels beside it, under the field's own name. */
  suffix?: 'Id' | 'Ids';
  points?: 'record' | 'file';
  /** An uploaded file that is a picture. */
  picture?: true;
  /** Its fields name the `values` that there are. */
  listed?: true;
  /** One of its values at a time, and written: it can be a status. */
  status?: true;
  /** A whole number: the order of records can be kept in it. */
  counts?: true;
  /** One line of text: a drop-down can be sorted by it. */
  line?: true;
  /** The server counts it up: a reference number. */
  numbered?: true;
  /** What others in the building have given is kept, to be offered. */
  remembered?: true;
  /** A point of the calendar: a day, or an instant that is some day by the building's clock. */
  moment?: 'day' | 'instant';
  /** A list of e-mail addresses. */
  addresses?: true;
  /** Never null: what stands for nothing chosen. */
  zero?: string | number | boolean;
  /** Marks alone are no value. */
  formatted?: (field: F) => boolean;
  /** It can come after another field of its kind, which its fields name under `by`. */
  follows?: Follows;
}
export interface Follows {
  by: 'after';
  /** The message where it does not, with what it says beside the name of the other field. */
  code: string;
  params?: Readonly<Record<string, string | number>>;
  /** Never asked of empty values. */
  holds: (value: string, other: string) => boolean;
}
export type TraitsOf<Kinds> = { [K in keyof Kinds]: Traits<Kinds[K]> };
/** The building blocks of checks, handed in. */
export type Parts = typeof parts;
/** What a kind accepts, put together from the parts: they bring yup, which a list does without. */
export type ChecksOf<Kinds> = { [K in keyof Kinds]: (field: Kinds[K], parts: Parts) => Schema };

export type Facts<F extends { kind: string }> = Omit<Partial<F>, 'kind' | 'holds'>;
export type Made<F extends { kind: string }, O> = F & (O extends { required: true } ? { required: true } : unknown);
/** How an entity writes its fields: `text({ required: true, max: 20 })` gives plain data with its kind's defaults. */
export const maker =
  <F extends { kind: string }>(kind: F['kind'], defaults: object = {}) =>
  <const O extends Facts<F>>(options?: O): Made<F, O> =>
    ({ kind, ...defaults, ...options }) as unknown as Made<F, O>;
