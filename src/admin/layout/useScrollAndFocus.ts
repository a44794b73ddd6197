import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top and takes the focus; going back keeps the browser's scroll position. */
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
    // A dialog that has been opened meanwhile keeps the focus.
    if (!main.current?.closest('[aria-hidden=true]')) main.current?.focus({ preventScroll: true });
  }, [pathname, type]);
  return main;
}
