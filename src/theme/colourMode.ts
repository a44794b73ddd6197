/** Light, dark, or as the system says: remembered per browser, shown by `data-theme` on the root element. */
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

const KEY = 'atrium.colourMode';
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function colourMode(): ColourMode {
  const kept = localStorage.getItem(KEY);
  return colourModes.find((one) => one === kept) ?? 'system';
}

function show(): void {
  const mode = colourMode();
  document.documentElement.dataset.theme = mode === 'system' ? (prefersDark().matches ? 'dark' : 'light') : mode;
  for (const listener of listeners) listener();
}

export function setColourMode(mode: ColourMode): void {
  localStorage.setItem(KEY, mode);
  show();
}

/** Calls back when the mode changes, here, in another tab or in the system; returns how to stop. */
export function watchColourMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the remembered mode and follows the system and the other tabs. Called once, before anything is drawn. */
export function startColourMode(): void {
  show();
  prefersDark().addEventListener('change', show);
  window.addEventListener('storage', (event) => event.key === KEY && show());
}
