/** The vocabulary of actions: what somebody may do with a record beyond writing it, as an entity declares it. */
import type { Permission, Side } from './catalogue.ts';
import type { Where } from './where.ts';

/** What an action means in a work queue, each with its shortcut; the same on every page. */
export const actionKeys = { agree: 'a', refuse: 'r' } as const;

/** How an action differs in one of the statuses that its state table knows. */
export interface ActionInState<N extends string = string> {
  /** Under which key its words stand (`actions.…`, `titles.…`, `confirm.…`), in the place of the action's name. */
  says: string;
  tone?: Action['tone'];
  confirm?: Action['confirm'];
  /** The field that keeps the remark; on the wire it goes by the action's own `remark` all the same. */
  remark?: N;
}

/** A value that the parent embeds and that one of its fields chooses: the rate of a car park, by the type of vehicle. */
export interface Chosen {
  /** The parent's reference. */
  of: string;
  /** The parent's field that chooses. */
  by: string;
  /** By value of that field: the embedded field of the reference. */
  take: Readonly<Record<string, string>>;
}

export interface Against<N extends string = string> {
  /** Dates that come after a date of the parent: `{ commencementDate: 'endDate' }`. The form starts with the day after. */
  after?: Readonly<Partial<Record<N, string>>>;
  /** Fields, in parent and form of one name, of which at least one must differ. */
  differ?: readonly N[];
  /** What the form shows of the parent as it is now. */
  shows?: readonly (string | Chosen)[];
}

export interface Action<N extends string = string> {
  /** Method and path below the entity's own path: `PUT /{id}/approve`. Without `{id}` it acts on the collection. */
  call: string;
  permission: Permission;
  /** Who may use it at all; absent means every side. */
  sides?: readonly Side[];
  /** The state table: the statuses in which it is allowed, each with the status that follows. */
  moves?: Readonly<Record<string, string>>;
  /** A further condition on the record as it is now. */
  when?: Where;
  /** Fields that the caller gives. */
  input?: readonly N[];
  /** Those of them that must have a value, beyond what the fields themselves require. */
  required?: readonly N[];
  /** What it means in a status in which it is more, or other, than its name says: approving a termination. */
  inState?: Readonly<Record<string, ActionInState<N>>>;
  /** The field that takes the reason; the dialog asks for it and it is required. */
  remark?: N;
  /** The remark may be left out. */
  remarkOptional?: true;
  /** Values that the action always writes. */
  set?: Readonly<Partial<Record<N, string | number | boolean | null>>>;
  /** The stamp (date and user) that the action fills in. */
  stamp?: string;
  /** The dialog before it: a plain question, or Confirm enabled after a countdown of 3 seconds. */
  confirm?: 'plain' | 'countdown';
  /** Key of the success notice under `notices.`. */
  notice: string;
  /** `section`: shown as the edit button of that form section instead of in the action bar. */
  section?: string;
  tone?: 'primary' | 'danger' | 'neutral';
  /** The key of the keyboard that starts it on the record's page and in the queue. */
  key?: keyof typeof actionKeys;
  /** Works on several selected rows, or on all that a filter finds, with a result for each. */
  bulk?: boolean;
  /** May take its time, such as taking everybody out of a group: the portal waits 120 s instead of 30 (000 §9). */
  slow?: boolean;
  /** The state table of the record that this one hangs on (`entity.parent`): a renewal makes an APPROVED application PENDING_RENEWAL. */
  parentMoves?: Readonly<Record<string, string>>;
  /** What it asks for, compared with the parent as it is. */
  against?: Against<N>;
  /** A page of its own instead of a dialog; `:id` in it is the parent record. */
  page?: string;
  /** Fields that such a page takes over from the parent record to start with. */
  prefill?: readonly N[];
}
