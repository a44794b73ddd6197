/** A person's notices in the portal, as server and portal exchange them. */

import type { LocalizedText } from '../fields/field.ts';
import type { NoticeKind } from './channels.ts';

export interface OwnNotice {
  id: number;
  kind: NoticeKind;
  title: LocalizedText;
  message: LocalizedText;
  /** A path of the portal, or a web address. */
  link: string | null;
  urgent: boolean;
  read: boolean;
  createdDate: string;
}

/** `unread` counts all of them, up to 100. */
export interface OwnNotices {
  unread: number;
  items: OwnNotice[];
}
