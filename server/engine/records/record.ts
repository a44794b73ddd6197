/** A record as the engine reads it: every field that the reader may see, by wire key. */
export type RecordRow = Record<string, unknown> & { id: number; uuid: string; version: number };
