/**
 * `defineScreen`: a page that belongs to no entity, such as a dashboard, a board or a calendar. Its component has the same name
 * in `resources/<area>` (the shell's own pages: in `src/admin`). Routes, menu, palette, breadcrumb, page titles and the access
 * matrix come from screens and entities.
 */
import type { Needs } from '../rights/access.ts';
import type { Session, SessionCentre } from '../rights/session.ts';

export interface Screen {
  /** Kebab-case, and no entity's: the key of its component, and of its title under `screens.`. */
  name: string;
  path: string;
  /** Who may open it; `{}` is everybody who is signed in. */
  needs: Needs;
  /** Material icon, in menu and palette. */
  icon?: string;
  /** Its menu: the side menu among the entities of its area, or the account menu. */
  menu?: { order: number; in?: 'account' };
  /** It is listed only while the session has some of these; it opens anyway. */
  onlyWith?: 'invitations';
  /** Hides it from the palette, like every page with a parameter in its path. */
  palette?: false;
  /** The entity whose waiting records the menu counts beside it. */
  counts?: string;
  /**
   * Its parent in the breadcrumb, an entity (its list) or a screen; without a menu entry of its own, that one is highlighted.
   */
  parent?: string;
  /** Key of its title; absent: `screens.<name>`. */
  title?: string;
  /** The entity whose record it shows: the session's own office centre. */
  shows?: string;
  /** Overrides for an office centre of that kind. */
  inCentre?: Partial<Record<SessionCentre['officeCentreType'], InCentre>>;
}
interface InCentre extends Pick<Screen, 'needs' | 'title' | 'shows'> {
  /** It stands in the side menu there as well, among the entries of that area. */
  listed?: { area: string; order: number };
}

/** Keeps the name as a type, so that a screen without a component does not compile. */
export const defineScreen = <const S extends Screen>(screen: S): S => screen;

/** Key of the title, who may open the screen, whose record it shows, and its place in the side menu, where the session works. */
export function screenFor(
  screen: Screen,
  { officeCentre }: Pick<Session, 'officeCentre'>,
): { title: string; needs: Needs; shows?: string; listed?: { area: string; order: number } } {
  const own = officeCentre ? screen.inCentre?.[officeCentre.officeCentreType] : undefined;
  const title = own?.title ?? screen.title ?? `screens.${screen.name}`;
  return { title, needs: own?.needs ?? screen.needs, shows: own?.shows ?? screen.shows, listed: own?.listed };
}
