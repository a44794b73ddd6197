/**
 * The calls by which people read what is addressed to them, and answer it: polls, surveys, pop-ups, events. An entity declares
 * which of its records people see and what they can do with them; paths, scope, checks, OpenAPI (tag `occupant`) and tests follow.
 *
 *   GET /occupant/poll-forms                      what is addressed to the person and still open, paged
 *   GET /occupant/poll-forms/uuid/{uuid}          one of them
 *   PUT /occupant/poll-forms/uuid/{uuid}/answer   an act
 */
import type { Entity } from './entity.ts';
import { type Field, isOneReference, isWhole, traitsOf } from './field.ts';
import type { AnswersField } from './kinds/index.ts';
import type { Where } from './where.ts';

/** What a person can do with a record. */
export interface OccupantAct<N extends string = string> {
  summary: string;
  /**
   * Once for each person, and the record leaves the person's list. The same body again gets the same answer, another one is refused.
   * Without it the body carries `number`, how often the person will then have done it, so that a repeated call counts once.
   */
  once?: true;
  /** A number of the record: after so many times it leaves the person's list. */
  hidesAfter?: N;
  /** The record of another entity that it creates. */
  makes?: Made;
  /** Success notice under `notices.`. */
  notice?: string;
}
export interface Made {
  entity: string;
  /** Its references to the record, to the person, and to the person's company. */
  by: string;
  person: string;
  company?: string;
  /** Its fields that the person fills in. */
  input: readonly string[];
}

export interface Occupant<N extends string = string> {
  /** The records that people see, of those that they are among the viewers of. */
  shown: Where;
  /** What they see of them. */
  fields: readonly N[];
  acts: Readonly<Record<string, OccupantAct<N>>>;
}

/** As much of an entity as its paths need. */
type Pathed = Pick<Entity, 'api'>;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const occupantPath = ({ api }: Pathed): string => `/occupant${api.path}`;
export const occupantRecordPath = (entity: Pathed): string => `${occupantPath(entity)}/uuid/{uuid}`;
export const occupantActPath = (entity: Pathed, act: string): string => `${occupantRecordPath(entity)}/${kebab(act)}`;

export const isAnswers = (field: Field | undefined): field is AnswersField => field !== undefined && 'questions' in field;

/** Errors in how the answers of an entity relate to their questions, for the boot check. */
export function answersFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (!isAnswers(field)) return [];
    const about = entity.fields[field.about];
    const asked = isOneReference(about) ? byName.get(about.to)?.fields[field.questions] : undefined;
    if (!asked || !traitsOf(asked).questions) return [`field '${name}': '${field.about}.${field.questions}' has no questions`];
    return 'types' in asked && (asked.types as readonly string[]).includes('FILE')
      ? [`field '${name}' cannot hold the files that '${field.questions}' asks for`]
      : [];
  });
}

/** Errors in the declaration, for the boot check. */
export function occupantFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  const { occupant, fields, scope } = entity;
  if (!occupant) return [];
  const reference = (from: Entity | undefined, name: string | undefined) => {
    const field = name === undefined ? undefined : from?.fields[name];
    return isOneReference(field) ? field.to : undefined;
  };
  return [
    ...(scope.viewableBy && scope.building ? [] : ['people see its records, but it has no building or no viewers']),
    ...occupant.fields.filter((name) => !fields[name]).map((name) => `people see '${name}', which is no field`),
    ...Object.entries(occupant.acts).flatMap(([act, { hidesAfter, makes, once }]) => {
      const made = makes && byName.get(makes.entity);
      return [
        ...(hidesAfter && !isWhole(fields[hidesAfter]) ? [`'${hidesAfter}' is no number`] : []),
        ...(makes && !made ? [`it creates '${makes.entity}', which is no entity`] : []),
        ...(makes && !once ? ['it creates a record, so it can be done once only'] : []),
        ...(made && reference(made, makes?.by) !== entity.name ? [`'${makes?.by}' is no reference to ${entity.name}`] : []),
        ...(made && !reference(made, makes?.person) ? [`'${makes?.person}' is no reference to a person`] : []),
        ...(made && makes?.company && !reference(made, makes.company) ? [`'${makes.company}' is no reference to a company`] : []),
        ...(makes?.input ?? [])
          .filter((name) => !made?.fields[name])
          .map((name) => `'${name}' is no field of '${makes?.entity}'`),
      ].map((text) => `act '${act}' of occupants: ${text}`);
    }),
  ];
}
