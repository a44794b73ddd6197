import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top, with the keyboard in it; going back keeps the browser's own place. */
export function useScrollAndFocus(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    // A dialog that was opened meanwhile keeps the focus: what is typed is meant for it.
    if (!main.current?.closest('[aria-hidden=true]')) main.current?.focus({ preventScroll: true });
  }, [pathname, type]);
  return main;
}
