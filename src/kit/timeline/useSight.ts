/** What of a long and wide page is in sight, in coarse steps, so that scrolling draws anew only now and then. */
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Pixels, of the content that scrolls. */
export interface Sight {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** So much beyond each edge is drawn as well. */
const BEYOND = 240;
const NOTHING: Sight = { left: 0, right: 0, top: 0, bottom: 0 };

const stepDown = (pixels: number) => Math.floor((pixels - BEYOND) / BEYOND) * BEYOND;
const stepUp = (pixels: number) => Math.ceil((pixels + BEYOND) / BEYOND) * BEYOND;

/** @param box what scrolls; `look` is to be called when it has been scrolled */
export function useSight(box: RefObject<HTMLElement | null>): { sight: Sight; look: () => void } {
  const [sight, setSight] = useState(NOTHING);
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const next: Sight = {
      left: stepDown(scrollLeft),
      right: stepUp(scrollLeft + clientWidth),
      top: stepDown(scrollTop),
      bottom: stepUp(scrollTop + clientHeight),
    };
    setSight((seen) => ((Object.keys(next) as (keyof Sight)[]).every((side) => seen[side] === next[side]) ? seen : next));
  }, [box]);
  useLayoutEffect(() => {
    look();
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [look, box]);
  return { sight, look };
}
