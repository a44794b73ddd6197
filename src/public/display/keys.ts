/** The keys of the displays that this browser is: one for each, kept until it is revoked or the browser forgets it. */
const KEY = 'atrium.displays';

export interface KeptDisplay {
  uuid: string;
  key: string;
  name: string;
}

export function keptDisplays(): KeptDisplay[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptDisplay[]).filter(({ uuid, key }) => uuid && key) : [];
  } catch {
    return [];
  }
}
const keep = (all: readonly KeptDisplay[]): void => window.localStorage.setItem(KEY, JSON.stringify(all));

export const keyOf = (uuid: string): string | undefined => keptDisplays().find((one) => one.uuid === uuid)?.key;
export const keepDisplay = (one: KeptDisplay): void => keep([...keptDisplays().filter(({ uuid }) => uuid !== one.uuid), one]);
export const forgetDisplay = (uuid: string): void => keep(keptDisplays().filter((one) => one.uuid !== uuid));
