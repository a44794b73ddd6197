/**
 * `defineScreen`: a page that belongs to no entity — a dashboard, a board, a calendar — as data. Its component stands in
 * `resources/<area>` (for the shell's own pages in `src/admin`) under the same name. Routes, menu, palette, breadcrumb, page
 * titles and the access matrix are made from this and from the entities.
 */
import type { Needs } from './access.ts';
import type { Session, SessionCentre } from './session.ts';

export interface Screen {
  /** Kebab-case, and no entity's: the key of its component, and of its title under `screens.`. */
  name: string;
  path: string;
  /** Who may open it; `{}` is everybody who is signed in. */
  needs: Needs;
  /** Material icon, in menu and palette. */
  icon?: string;
  /** Where it stands: in the side menu among the entities of its area, or in the menu of the account. */
  menu?: { order: number; in?: 'account' };
  /** It is offered only while the session has some of these; it opens all the same. */
  onlyWith?: 'invitations';
  /** The palette leaves it out, as it does every page with a parameter in its path. */
  palette?: false;
  /** The entity whose waiting records the menu counts beside it. */
  counts?: string;
  /** The entity (its list) or the screen above it in the breadcrumb; the menu marks that one where this one has no entry. */
  parent?: string;
  /** Key of its title; absent: `screens.<name>`. */
  title?: string;
  /** The entity whose record it shows: the session's own office centre. */
  shows?: string;
  /** What is different in an office centre of that kind. */
  inCentre?: Partial<Record<SessionCentre['officeCentreType'], Pick<Screen, 'needs' | 'title' | 'shows'>>>;
}

/** Keeps the name as a type, so that a screen without a component does not compile. */
export const defineScreen = <const S extends Screen>(screen: S): S => screen;

/** Key of the title, who may open the screen, and whose record it shows, where the session works. */
export function screenFor(
  screen: Screen,
  { officeCentre }: Pick<Session, 'officeCentre'>,
): { title: string; needs: Needs; shows?: string } {
  const own = officeCentre ? screen.inCentre?.[officeCentre.officeCentreType] : undefined;
  const title = own?.title ?? screen.title ?? `screens.${screen.name}`;
  return { title, needs: own?.needs ?? screen.needs, shows: own?.shows ?? screen.shows };
}
