import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds until it opens: under a mouse or with the focus, and under a finger. After that is lifted it stays for a while. */
const [ENTER_MS, PRESS_MS, LIFTED_MS] = [400, 700, 1_500];
/** As long after one has closed, the next one opens at once: somebody goes along a row of buttons. */
const NEXT_MS = 800;
let closedAt = Number.NEGATIVE_INFINITY;
const enterMs = () => (performance.now() - closedAt < NEXT_MS ? 0 : ENTER_MS);
/** Time to get from the child to its tooltip, which stays open under the pointer (WCAG 1.4.13). */
const LEAVE_MS = 100;

/**
 * When the tooltip of an element is open: under a mouse, with the focus of the keyboard, or after a long press. A tap opens none, nor
 * does the focus that it gives.
 * @returns `element` once something has reached it, and the events by which that is known
 */
export function useOpening() {
  const [element, setElement] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinger = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (toOpen: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isOpen && !toOpen) closedAt = performance.now();
      setOpen(toOpen);
    }, afterMs);
  };
  const reached = (by: HTMLElement, afterMs: number) => {
    setElement(by);
    turn(true, afterMs);
  };
  /** Lifted before the press was long enough: nothing opens. */
  const lifted = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') turn(false, isOpen ? LIFTED_MS : 0);
  };

  const events = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      isFinger.current = pointerType === 'touch';
      reached(currentTarget, isFinger.current ? PRESS_MS : enterMs());
    },
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') turn(false, LEAVE_MS);
    },
    onPointerUp: lifted,
    onPointerCancel: lifted,
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (!isFinger.current && target.matches(':focus-visible')) reached(currentTarget, enterMs());
    },
    onBlurCapture: () => {
      isFinger.current = false;
      turn(false, 0);
    },
  };
  return { element, isOpen, open: () => turn(true, 0), close: () => turn(false, LEAVE_MS), events };
}
