/** Parts of the portal that are fetched when they are first needed (000 §9: given up after 120 s). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the portal took too long to load; the error page offers to reload. */
export class ChunkTimeout extends Error {
  constructor() {
    super('Failed to fetch dynamically imported module: it took too long');
    this.name = 'ChunkTimeout';
  }
}

/**
 * Waits for an import: `lazy(() => chunk(import('./Page.tsx')))`.
 * @throws ChunkTimeout after 120 s; whatever the import throws
 */
export function chunk<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
