/**
 * The frame of the admin app before its code has run: where the person works is known from the page, else from the last time
 * (encrypted in this browser), so the menu's place, the bar and the building's name stand at once. Plain elements with the
 * frame's own style sheet; the app takes their place with its first drawing.
 */
import '../admin/layout/frame.css';
import { type LocalState, localState } from '#authProvider/localState.ts';
import { broughtNarrowMenu, currentSession } from '#authProvider/sessionStore.ts';

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

type Known = Pick<LocalState, 'officeCentre' | 'narrowMenu'>;

function frameOf({ officeCentre, narrowMenu }: Known): HTMLElement {
  const { companyName = '', buildingName = '' } = officeCentre ?? {};
  const names = element('span', 'at-bar-names', element('strong', '', companyName));
  if (buildingName !== companyName) names.append(element('small', '', buildingName));
  const side = element('div', 'at-side', element('nav', ''));
  if (narrowMenu) side.dataset.narrow = '';
  const centre = element('span', 'at-bar-button at-bar-centre', element('span', 'at-early-mark'), names);
  const page = element('div', 'at-page', element('div', 'at-early-title'), element('div', 'at-early-card'));
  const frame = element('div', 'at-frame', side, element('div', 'at-frame-page', element('div', 'at-bar', centre), page));
  frame.setAttribute('aria-busy', 'true');
  frame.dataset.start = 'frame';
  return frame;
}

/** As the page says, where it has brought the session along. */
function broughtAlong(): Known | undefined {
  const session = currentSession();
  return session ? { officeCentre: session.officeCentre, narrowMenu: broughtNarrowMenu() } : undefined;
}

/** Draws the frame into an empty root; does nothing when the app is there already or nothing is known. */
export async function drawEarlyFrame(root: HTMLElement): Promise<void> {
  const known = broughtAlong() ?? (await localState());
  if (known && !root.hasChildNodes()) root.replaceChildren(frameOf(known));
}
