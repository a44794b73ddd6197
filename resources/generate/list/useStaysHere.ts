import { useCallback, useState } from 'react';

/**
 * Tells a list that is still opening whether its page is the one in the address bar. While the next page's code loads,
 * React keeps the old page alive although the address has changed: navigating from there would pull the person back.
 */
export function useStaysHere(): () => boolean {
  const [path] = useState(() => window.location.pathname);
  return useCallback(() => window.location.pathname === path, [path]);
}
