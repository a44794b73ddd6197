/**
 * The calls by which people read what is addressed to them, and answer it: polls, surveys, pop-ups, events. An entity declares
 * which of its records people see and what they can do with them; paths, scope, checks, OpenAPI (tag `occupant`) and tests follow.
 *
 *   GET /occupant/poll-forms                      what is addressed to the person and still open, paged
 *   GET /occupant/poll-forms/uuid/{uuid}          one of them
 *   PUT /occupant/poll-forms/uuid/{uuid}/answer   an act
 *
 * A person's own records (`own`), such as bookings, are those that name the person; their acts run actions of the entity (`runs`):
 *
 *   GET /occupant/facility-bookings                    the person's own, the newest first
 *   PUT /occupant/facility-bookings/uuid/{uuid}/cancel the action `cancel`
 *
 * What is sent to people (`received`) has receipts instead of acts:
 *
 *   PUT /occupant/notifications/uuid/{uuid}/read  the person has read it
 *   PUT /occupant/notifications/read              all of them
 */

import type { Field } from '../fields/field.ts';
import type { AnswersField } from '../kinds/index.ts';
import type { NoticeKind } from '../notices/channels.ts';
import type { Where } from '../rules/where.ts';
import { withoutCentre } from './path.ts';

/** What a person can do with a record. */
export interface OccupantAct<N extends string = string> {
  summary: string;
  /**
   * Once for each person, and the record leaves the person's list. The same body again gets the same answer, another one is refused.
   * Without it the body carries `number`, how often the person will then have done it, so that a repeated call counts once.
   */
  once?: true;
  /**
   * One for each input at a time: the same again gets the one that is there. The condition says which of the made records count:
   * `each: { status: 'REGISTERED' }`.
   */
  each?: Where;
  /** Runs an action on what the person has made by another act with `each`; `when` is a condition on the record. */
  undoes?: { act: string; action: string; when?: Where };
  /**
   * What the body carries of an act that an area does itself, by a rule of the same name (`acts`), while the record is locked. The rule
   * sees to it that a repeated call changes nothing.
   */
  takes?: Readonly<Record<string, Field>>;
  /**
   * Runs an action of the entity on the person's own record (`own`), with these of its inputs (all if absent) and its remark. Where the record
   * has the status to which the action leads, it has been run, and a repeated call changes nothing.
   */
  runs?: { action: string; input?: readonly N[] };
  /** A number of the record: after so many times it leaves the person's list. */
  hidesAfter?: N;
  /** The record of another entity that it creates, each time that it counts. */
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
  /** Its fields that the person fills in, only with `once` or `each`. */
  input?: readonly string[];
  /** Values that are the same for everybody. */
  set?: Readonly<Record<string, string | number | boolean>>;
  /** Others whom the person brings, only with `each`. */
  brings?: Brings;
}

/**
 * People whom a person brings along: the body has a list of them, and each gets a record of the same entity in the same transaction,
 * with the company of the person but without the person. A repeated call adds only those who are not there yet.
 */
export interface Brings {
  /** Of the body. */
  key: string;
  /** At most so many at a time. */
  max: number;
  /** Its reference to the record of the person who brings them. */
  host: string;
  /** Its fields that are filled in for each of them; `required` must be, and `once` tells them apart. */
  input: readonly string[];
  required: readonly string[];
  once: string;
}

/** Records of another entity below the record: the sessions of an event; with `person` only the person's own. */
export interface OccupantList {
  entity: string;
  by: string;
  person?: string;
  shown: Where;
  fields: readonly string[];
}

/** Records of another entity below the record, with their fields of files. */
export type OccupantHeld = Omit<OccupantList, 'person'>;

/**
 * Who is addressed was settled when it was sent, whoever the viewers are now: a row of another entity for each person, by its reference
 * to the record and to the person, with the instants at which it was sent and read.
 */
export interface Received {
  entity: string;
  by: string;
  person: string;
  sent: string;
  read: string;
  /** The kind of notice by which it reaches people: what is read here is read in the bell, too. */
  notice?: NoticeKind;
}

export interface Occupant<N extends string = string> {
  /** The reference to the person whose own records they are: nobody else is shown them, whoever their viewers are. */
  own?: N;
  /** The records that people see, of their own or of those that they are among the viewers of. */
  shown: Where;
  /** What they see of them. */
  fields: readonly N[];
  /** What belongs to each of them, by its name in the answer. */
  lists?: Readonly<Record<string, OccupantList>>;
  /** Records below each of them whose files they may open: a call of the area answers them, such as the items of a menu. */
  holds?: readonly OccupantHeld[];
  /** What they do, by name. */
  acts: Readonly<Record<string, OccupantAct<N>>>;
  /** What was sent to people who are settled beforehand. */
  received?: Received;
}

/** Below it are the calls of those who are addressed: the only ones that a sign-in to the app reaches. */
const OCCUPANT = '/occupant';
export const isForOccupants = (path: string): boolean => path.startsWith(`${OCCUPANT}/`);
/** As much of an entity as its paths need. */
interface Pathed {
  api: { path: string };
}
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** People have one place, their own: it does not stand in the path. */
export const occupantPath = ({ api }: Pathed): string => `${OCCUPANT}${withoutCentre(api.path)}`;
export const occupantRecordPath = (entity: Pathed): string => `${occupantPath(entity)}/uuid/{uuid}`;
export const occupantActPath = (entity: Pathed, act: string): string => `${occupantRecordPath(entity)}/${kebab(act)}`;

export const occupantReadPath = (entity: Pathed): string => `${occupantRecordPath(entity)}/read`;
export const allReadPath = (entity: Pathed): string => `${occupantPath(entity)}/read`;

export const isAnswers = (field: Field | undefined): field is AnswersField => field !== undefined && 'questions' in field;
