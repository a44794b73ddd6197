/** Addresses of files for the app of a building, whose tokens do not open those of the portal. */

export const FILES = '/system-files';
export const APP_FILES = `/occupant${FILES}`;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same data with the app's address as `fullPath` of every file in it. */
export function withAppPaths(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withAppPaths);
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === 'fullPath' && typeof value === 'string' ? value.replace(`/api${FILES}/`, `/api${APP_FILES}/`) : withAppPaths(value),
    ]),
  );
}
