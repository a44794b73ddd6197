/**
 * Whom an entity tells of what has happened to a record, at each step of its flow:
 *
 *     notifications: {
 *       submitted: { on: ['create'], to: [{ holders: 'AIRCON_APPROVE' }], kind: 'aircon' },
 *       approved: { on: ['approve'], to: ['applicant'], kind: 'aircon', facts: ['unit', 'startDate'] },
 *     }
 *
 * People with an account get a notice in the portal and, unless they have turned it off for this kind, a mail and a push message; addresses get
 * a mail. All of it is ordered in the transaction of the change, in each reader's language. Nobody is told of what they did themselves.
 *
 * The texts are `notifications.<entity>.<name>.subject` and `.body` (`i18n/<language>/notifications.ts`). They may use `%{x}` for each of `facts`, for what names the
 * record (`naming`), and `%{actor}` and `%{remark}` (the remark of the action). A building may write its own (`message-templates`).
 */
import type { Permission } from '../rights/catalogue.ts';
import type { Where } from '../rules/where.ts';
import type { NoticeKind } from './channels.ts';

/**
 * A field: references to people, or e-mail addresses (a text or a list of them); the same of what a reference points to; a setting of the
 * building (the field of a singleton); who holds a permission in the building of the record; or whom a rule of the area finds (`recipients`).
 */
export type Recipient<N extends string = string> =
  | N
  | { of: N; field: string }
  | { setting: string; field: string }
  | { holders: Permission }
  | { byRule: string };

/** The step of what can be paid for at which the provider could not give money back. */
export const REFUND_FAILED = 'refundFailed';

export interface EntityNotification<N extends string = string> {
  /** `create`, `update`, names of actions, or of `states.timed`; `paid` and `refundFailed` of what can be paid for. */
  on: readonly string[];
  /** Only of records that are so afterwards. */
  when?: Where;
  /** Who is told. */
  to: readonly Recipient<N>[];
  /** What a person may choose not to get by mail or push message. */
  kind: NoticeKind;
  /** Of `on`: what somebody does for the mail alone. It is refused where the mail is. */
  asked?: readonly string[];
  /** The address that its notice and mail open, with `:id` or `:uuid` for the record, in place of the page of the record: outside the portal as well. */
  leadsTo?: string;
  /** Fields that the text may use, besides those that name the record. */
  facts?: readonly N[];
}

/** The part of an entity's declaration that says who hears of what. */
export interface Notifying<N extends string = string> {
  notifications?: Readonly<Record<string, EntityNotification<N>>>;
}
