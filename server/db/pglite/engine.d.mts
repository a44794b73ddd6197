import type { Beginning } from './thread.ts';

/** A database of PGlite: what its callers may ask of it. */
export interface Engine {
  /** The rows; a text without values may have several statements. Named ones are prepared once. Throws the database's own error. */
  query(input: { text: string; values: readonly unknown[]; name?: string }): Promise<unknown[]>;
  /** Notifications of the channel reach the callback of `startEngine`. */
  listen(input: { channel: string }): Promise<void>;
  /** The folder as a packed tar file, from which another database can begin. */
  dump(): Promise<Uint8Array>;
  /** Nothing can be asked afterwards; what a folder on disk holds is written. */
  close(): Promise<void>;
}

/** Opens a database and waits until it answers. Throws where the folder cannot be read. */
export function startEngine(
  options: Beginning & { dataDir: string; parts: object },
  onNotification: (channel: string, payload: string) => void,
): Promise<Engine>;
