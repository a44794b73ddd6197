/**
 * The frame of the admin app before the server has answered: where the person works is known from the last time
 * (encrypted in this browser), so the menu's place, the bar and the building's name stand at once. Plain elements; the
 * app takes their place with its first drawing.
 */
import { type LocalState, localState } from '#authProvider/localState.ts';

type Style = Partial<CSSStyleDeclaration>;

function box(style: Style, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, style);
  element.append(...children);
  return element;
}
/** Stands for what is still to come. */
const shape = (width: string, height: string, style: Style = {}) =>
  box({ width, height, borderRadius: 'var(--at-radius)', background: 'var(--at-line)', marginBottom: '20px', ...style });

function frameOf({ officeCentre }: LocalState): HTMLElement {
  const wide = window.matchMedia('(min-width: 900px)').matches;
  const line = '1px solid var(--at-line)';
  const names = box(
    { lineHeight: '1.25', fontSize: '14px', minWidth: '0' },
    box({ fontWeight: '600' }, officeCentre?.companyName ?? ''),
    box({ color: 'var(--at-text-soft)', fontSize: '12px' }, officeCentre?.buildingName ?? ''),
  );
  const top = box(
    {
      height: '56px',
      display: 'flex',
      alignItems: 'center',
      padding: '0 24px',
      background: 'var(--at-surface)',
      borderBottom: line,
    },
    names,
  );
  const card = { background: 'var(--at-surface)', border: line, boxSizing: 'border-box' };
  const page = box({ padding: '20px 24px' }, shape('200px', '28px'), shape('100%', '60vh', card));
  const side = box({ width: '248px', flexShrink: '0', background: 'var(--at-sunken)', borderRight: line });
  const frame = box(
    {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      background: 'var(--at-ground)',
      color: 'var(--at-text)',
      fontFamily: 'var(--at-font)',
    },
    ...(wide ? [side] : []),
    box({ flex: '1', minWidth: '0' }, top, page),
  );
  frame.setAttribute('aria-busy', 'true');
  frame.dataset.start = 'frame';
  return frame;
}

/** Draws the frame into an empty root; does nothing when the app is there already or nothing is known. */
export async function drawEarlyFrame(root: HTMLElement): Promise<void> {
  const state = await localState();
  if (state && !root.hasChildNodes()) root.replaceChildren(frameOf(state));
}
