/** Moving between the light pages without a reload; the query (the wanted redirect) goes along. */
const EVENT = 'atrium:navigate';

export function navigate(path: string): void {
  window.history.pushState(null, '', path + window.location.search);
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back on every change of the address; returns how to stop. */
export function onNavigate(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener(EVENT, listener);
    window.removeEventListener('popstate', listener);
  };
}
