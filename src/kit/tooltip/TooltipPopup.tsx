import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';

/** The events that Material UI's tooltip listens to, by the property that it gives its child. */
const EVENTS = {
  onMouseOver: 'mouseover',
  onMouseLeave: 'mouseleave',
  onFocus: 'focusin',
  onBlur: 'focusout',
  onTouchStart: 'touchstart',
  onTouchEnd: 'touchend',
} as const;
/** What Material UI's tooltip reads of an event. */
type Told = Pick<Event, 'type' | 'target' | 'currentTarget'>;
type Handlers = { [Name in keyof typeof EVENTS]?: (event: Told) => void };

interface AnchorProps {
  element: HTMLElement;
  /** What reached the element first, if it was a finger: aborted once that is lifted. */
  finger: AbortSignal | undefined;
}

/** Stands where the tooltip expects its child, which is drawn elsewhere already: tells it the element, and what happens there. */
function Anchor({ element, finger, ref, ...handlers }: AnchorProps & Handlers & { ref?: Ref<HTMLElement> }) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element);
    return () => void ref(null);
  }, [ref, element]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isFinger = Boolean(finger);
    const tell = (name: keyof Handlers, event: Told) => {
      // After a tap the browser makes events of a mouse as well.
      if (!isFinger || name.startsWith('onTouch') || name === 'onBlur') latest.current[name]?.(event);
    };
    element.addEventListener('pointerover', (event) => (isFinger = event.pointerType === 'touch'), { signal });
    for (const [name, type] of Object.entries(EVENTS))
      element.addEventListener(type, (event) => tell(name as keyof Handlers, event), { signal, passive: true });
    // What led here happened before anybody listened.
    const { activeElement } = document;
    const now = (type: string, target: Element = element): Told => ({ type, target, currentTarget: element });
    if (finger && !finger.aborted) tell('onTouchStart', now('touchstart'));
    if (element.matches(':hover')) tell('onMouseOver', now('mouseover'));
    if (activeElement && element.contains(activeElement)) tell('onFocus', now('focus', activeElement));
    return () => listening.abort();
  }, [element, finger]);
  return null;
}

/** The tooltip of an element that is drawn already. */
export default function TooltipPopup({ element, finger, ...tooltip }: Omit<TooltipProps, 'children'> & AnchorProps): ReactNode {
  return (
    <Tooltip {...tooltip}>
      <Anchor element={element} finger={finger} />
    </Tooltip>
  );
}
