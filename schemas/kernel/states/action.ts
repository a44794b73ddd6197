/** How an entity declares its actions: what somebody may do with a record besides writing it. */
import type { Permission, Service, Side } from '../rights/catalogue.ts';
import type { Where } from '../rules/where.ts';
import type { Moves } from './moves.ts';
import type { Notice } from './notice.ts';

/** The meaning of an action in a work queue; each has the same shortcut on every page. */
export const actionKeys = { agree: 'a', refuse: 'r' } as const;

/** How an action differs in one status of its state table. */
export interface ActionInState<N extends string = string> {
  /** The key of its texts (`actions.…`, `titles.…`, `confirm.…`) instead of the action's name. */
  says: string;
  tone?: Action['tone'];
  confirm?: Action['confirm'];
  /** The field that stores the remark; on the wire it still uses the action's `remark` key. */
  remark?: N;
}

/** A value of the parent, chosen by one of its fields: the rate of a car park, by type of vehicle. */
export interface Chosen {
  /** The parent's reference. */
  of: string;
  /** The parent's field that chooses. */
  by: string;
  /** The embedded field of the reference, by value of that field. */
  take: Readonly<Record<string, string>>;
}

export interface Against<N extends string = string> {
  /** Dates that must be after a date of the parent: `{ commencementDate: 'endDate' }`. The form starts with the next day. */
  after?: Readonly<Partial<Record<N, string>>>;
  /** Fields with the same name in parent and form, of which at least one must differ. */
  differ?: readonly N[];
  /** Fields that must have a value while the parent is so: `{ eventSlot: { isLimitedEvent: true } }`. */
  requires?: Readonly<Partial<Record<N, Where>>>;
  /** The parent's current values that the form shows. */
  shows?: readonly (string | Chosen)[];
}

/** Records below that have to be decided before an action: the documents of a permit. */
export interface WaitsFor {
  entity: string;
  /** Their reference to this record. */
  by: string;
  /** Those that are not ready: one of these holds. The rule of the area refuses the action while there are any. */
  while: readonly Where[];
  /** Their action by which whoever acts here decides all of them at once. */
  act?: string;
}

/** Records on which an action is probably a mistake (`unusual.ts`). */
export interface Unusual {
  /** One of these holds. */
  while: readonly Where[];
  /** The date (`YYYY-MM-DD`) that the question names as `%{day}`: an own one, or one that a reference embeds. */
  day?: string;
}

/** It changes a record; otherwise it acts on the collection: it creates, which only a POST does. */
export const isOnRecord = ({ call }: Pick<Action, 'call'>): boolean => call.includes('{') || !call.startsWith('POST ');

export interface Action<N extends string = string> {
  /** Method and path below the entity's own path: `PUT /{id}/approve`. Without `{id}` it acts on the collection. */
  call: string;
  /** Who may take it. */
  permission: Permission;
  /** Sides that may use it; absent means all. */
  sides?: readonly Side[];
  /** A service that the building must have set up, such as a provider of payments. */
  service?: Service;
  /** Parties of the entity of which one must act (`parties.ts`), beyond the permission. */
  by?: readonly string[];
  /** Whoever reads the record may do it, such as reporting it; else only its company and the building (`scope.companiesSee`). */
  readersMay?: true;
  /** The state table: allowed statuses, each with the status that follows, or with branches by a condition. */
  moves?: Moves;
  /** A further condition on the record as it is now. */
  when?: Where;
  /** Input fields of the caller. */
  input?: readonly N[];
  /** Input fields that are required here although the field itself is optional. */
  required?: readonly N[];
  /** Differences in a status where the action means more than its name says, such as approving a termination. */
  inState?: Readonly<Record<string, ActionInState<N>>>;
  /** The dialog begins with empty fields, whatever the record holds: each time is a new entry, such as a top-up. */
  startsEmpty?: true;
  /** What a call leaves out stays as it is, instead of being cleared. */
  leaves?: true;
  /** References to people: the dialog begins with whoever acts, where there is nobody yet. People of the provider are none of a building. */
  mine?: readonly N[];
  /** The field for the reason; the dialog asks for it, and it is required. */
  remark?: N;
  /** Makes the remark optional. */
  remarkOptional?: true;
  /** Values that the action always writes. */
  set?: Readonly<Partial<Record<N, string | number | boolean | null>>>;
  /** Codes of the record that it makes anew (`fields/code.ts`). */
  renews?: N | readonly N[];
  /** The stamp (date and user) that the action fills in. */
  stamp?: string;
  /** The dialog before it: a simple question, or a Confirm button that is enabled after a countdown of 3 seconds. */
  confirm?: 'plain' | 'countdown';
  /** On which records it is asked about, though it usually goes without a question: a check-in on another day. */
  unusual?: Unusual;
  /** Values of the record that the dialog shows, because one decides on them: the amount of a payment, the message of a broadcast. */
  facts?: readonly N[];
  /** The call `of: 'record'` that answers how many people it reaches (`{ people }`): the dialog says so. */
  reaches?: string;
  /** What has to be decided before: the dialog names it before the button is pressed. */
  waitsFor?: WaitsFor;
  /** The reference whose record opens once it has succeeded: the broadcast that was made from a preset. */
  opens?: N;
  /** Key of the success notice under `notices.`, or one by the status that the record had. */
  notice: Notice;
  /** The address that opens once it has succeeded, outside the portal, with `:id` for the record: the page that follows a payment. */
  leadsTo?: string;
  /** The list opens once it has succeeded, as after a deletion: what people call deleted. */
  toList?: true;
  /** What the server refuses is shown as a warning in a toast instead of in its dialog. */
  refusedAs?: 'warning';
  /** `section`: shown as the edit button of that form section instead of in the action bar. */
  section?: string;
  /** How its button looks. */
  tone?: 'primary' | 'danger' | 'neutral';
  /** Stands in the menu of the record's page, never beside its title: seldom meant, and not to be pressed by mistake. */
  inMenu?: true;
  /** The shortcut key on the record's page and in the queue. */
  key?: keyof typeof actionKeys;
  /**
   * The same on several records in one call, `PUT /cancel` with `ids` beside the input: all of them or none, in one transaction.
   * The specification has it for some actions; `bulk` tells a result for each record.
   */
  several?: string;
  /**
   * Works on several selected rows, or on everything that a filter finds, with one result per record. `newestFirst` where a record takes
   * along those that were added below it later: these go first, so that nobody is told that they are done already.
   */
  bulk?: boolean | 'newestFirst';
  /** May take long, such as removing everybody from a group: the portal waits 120 s instead of 30 (000 §9). */
  slow?: boolean;
  /**
   * The state table of the parent record (`entity.parent`): a renewal makes an APPROVED application PENDING_RENEWAL. A parent that
   * keeps its status (`{ DRAFT: 'DRAFT' }`) is held, not written.
   */
  parentMoves?: Readonly<Record<string, string>>;
  /** How the input must compare with the parent's current values. On a record: `requires` alone, of what its reference embeds. */
  against?: Against<N>;
  /**
   * A page instead of a dialog. `:id` in its path, or behind it (`/notifications/review?id=:id`), is the record itself; of an action that
   * creates, without `{id}` in its call, it is the parent record.
   */
  page?: string;
  /** Fields that such a page prefills from the parent record; a call that names none of them gets them so, too. */
  prefill?: readonly N[];
  /** Two dates: the period that follows the parent's and is as long as it, where a call leaves them out. */
  continues?: { from: N; until: N };
}
