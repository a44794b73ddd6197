/** Navigation between the light pages without a reload. Of the query only the redirect is kept (000 §2). */
const EVENT = 'atrium:navigate';
let moved = false;

/** A path with the redirect of the current query only, so that a link's token never reaches the next page. */
function withRedirect(path: string, search: string): string {
  const redirect = new URLSearchParams(search).get('redirect');
  if (!redirect) return path;
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`;
}

/** Goes to a light page. `replace` adds no history entry: for pages that only redirect. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const address = withRedirect(path, window.location.search);
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back on every change of the address; returns how to stop. */
export function onNavigate(listener: () => void): () => void {
  const tell = () => {
    moved = true;
    listener();
  };
  window.addEventListener(EVENT, tell);
  window.addEventListener('popstate', tell);
  return () => {
    window.removeEventListener(EVENT, tell);
    window.removeEventListener('popstate', tell);
  };
}

/** Whether the current page was reached from another light page; then its heading takes the focus. */
export const hasMoved = (): boolean => moved;
