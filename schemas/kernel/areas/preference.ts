/** Limits of a person's preferences, which the server stores: keys and sizes, the same for server and portal. */

/** `language`, `list.car-parks`, `recent.users`: words joined by dots. */
const KEY = /^[a-z][A-Za-z0-9-]{0,39}(\.[A-Za-z0-9][A-Za-z0-9-]{0,59}){0,3}$/;
/** Bytes of a value as JSON. */
export const PREFERENCE_BYTES = 16_384;
export const MAX_PREFERENCES = 200;

export const isPreferenceKey = (key: string): boolean => KEY.test(key);

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];
