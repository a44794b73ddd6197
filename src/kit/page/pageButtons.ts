/** The buttons that a title bar may offer (000 §2), and which of them stand in the bar or in its menu. */
import { type Needs, refusalOf } from '#schemas/kernel/rights/access.ts';

/** Buttons that everybody has, and those that show only with the matching permission. */
type OpenKind = 'back' | 'cancel' | 'confirm' | 'upload' | 'print';
type GatedKind = 'action' | 'edit' | 'delete' | 'download';
export type ButtonKind = OpenKind | GatedKind;

interface Common {
  /** Tells buttons of a bar apart; the name of an action. */
  key: string;
  /** What it says; absent: the usual word for its kind. */
  label?: string;
  /** `primary` is the main thing to do here, `danger` is destructive. */
  tone?: 'primary' | 'danger' | 'neutral';
  /** A page to go to, instead of something to do. */
  to?: string;
  onPress?: () => void;
  disabled?: boolean;
  busy?: boolean;
  /** Never in the bar itself, always in its menu. */
  inMenu?: boolean;
  /** The key of the keyboard that presses it. */
  shortcut?: string;
}
export type PageButton = Common & (({ kind: OpenKind } & { needs?: Needs }) | ({ kind: GatedKind } & { needs: Needs }));

/** The part of a session that decides which buttons are offered. */
export type Viewer = Parameters<typeof refusalOf>[0];

/** The buttons that this person may see. */
export const offeredTo = (viewer: Viewer | null, buttons: readonly PageButton[]): PageButton[] =>
  buttons.filter(({ needs }) => !needs || (viewer !== null && !refusalOf(viewer, needs)));

export const toneOf = ({ kind, tone }: Pick<PageButton, 'kind' | 'tone'>): NonNullable<Common['tone']> =>
  tone ?? (kind === 'confirm' ? 'primary' : kind === 'delete' ? 'danger' : 'neutral');

/** The first few stand in the bar, primary ones last so that they end at the edge; there is no menu of one. */
export function splitButtons<B extends Pick<PageButton, 'kind' | 'tone' | 'inMenu'>>(
  buttons: readonly B[],
  room: number,
): { front: B[]; menu: B[] } {
  // Irreversible actions are always in the menu.
  const isHidden = (one: B) => one.inMenu || one.kind === 'delete';
  const [inBar, inMenu] = [buttons.filter((one) => !isHidden(one)), buttons.filter(isHidden)];
  const fits = inBar.length <= room + (room > 1 && inMenu.length === 0 ? 1 : 0) ? inBar.length : room;
  const weight = (one: B) => (toneOf(one) === 'primary' ? 1 : 0);
  return {
    front: inBar.slice(0, fits).sort((one, other) => weight(one) - weight(other)),
    menu: [...inBar.slice(fits), ...inMenu],
  };
}
