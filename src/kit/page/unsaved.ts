/** Whether anything on the page is unsaved: code that leaves the page other than by a link checks this first (000 §2). */

const holders = new Set<object>();

/** Marks unsaved changes until the returned function is called. */
export function markUnsaved(): () => void {
  const holder = {};
  holders.add(holder);
  return () => void holders.delete(holder);
}

export const isUnsaved = (): boolean => holders.size > 0;
