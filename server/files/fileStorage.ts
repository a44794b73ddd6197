/** What keeps the bytes of files, and under which names: they are made up here, never taken from a person. */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Part } from './range.ts';

export interface FileStorage {
  /** Stores the bytes and gives the key under which they are found again; kept for good when the promise resolves. */
  put(bytes: Buffer): Promise<string>;
  /** The same for bytes that are still being made; constant memory, whatever their size (in bytes). */
  putStream(source: Readable): Promise<{ key: string; size: number }>;
  /**
   * All of them, or a part. Throws `BytesGone` when there are none under this key; any other error means that the storage is out of order.
   */
  read(key: string, part?: Part): Promise<Readable>;
  /** Also when they are gone already. */
  remove(key: string): Promise<void>;
}

/** The file is known and its bytes are not: removed, or lost with a disk. */
export class BytesGone extends Error {}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/;

/** A key that nobody can guess, spread over 256 folders. */
export function newKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

/** Gives the key back; throws on anything that was not made by `newKey`. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('this is no storage key');
  return key;
}
