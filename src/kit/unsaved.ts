/** Whether anything on the page is unsaved: who leads away from it, other than by a link, asks here first (000 §2). */

const holders = new Set<object>();

/** Something is unsaved from now on, until what is returned is called. */
export function markUnsaved(): () => void {
  const holder = {};
  holders.add(holder);
  return () => void holders.delete(holder);
}

export const isUnsaved = (): boolean => holders.size > 0;
