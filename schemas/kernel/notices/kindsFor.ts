/** The kinds of notice that can concern a person: the preferences page asks about these alone. */
import { refusalOf } from '../rights/access.ts';
import { type Concerns, chosenKinds, type NoticeKind, noticeKinds } from './channels.ts';

/** By permissions, add-ons and settings of the building in which the person works now. */
export const kindsFor = (session: Parameters<typeof refusalOf>[0]): NoticeKind[] =>
  chosenKinds.filter((kind) => {
    const { concerns } = noticeKinds[kind] as { concerns?: readonly Concerns[] };
    return !concerns || concerns.some((needs) => !refusalOf(session, needs));
  });
