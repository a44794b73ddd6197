/** The storage of the bytes of files, and their keys: generated here, never taken from a person. */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Part } from './range.ts';

export interface FileStorage {
  /** Stores the bytes and returns their key; they are durable when the promise resolves. */
  put(bytes: Buffer): Promise<string>;
  /** The same for a stream; constant memory, whatever its size (in bytes). */
  putStream(source: Readable): Promise<{ key: string; size: number }>;
  /**
   * All of them, or a part. Throws `BytesGone` when there are none under this key; any other error is a storage failure.
   */
  read(key: string, part?: Part): Promise<Readable>;
  /** Also succeeds when they are already deleted. */
  remove(key: string): Promise<void>;
}

/** The file is known but its bytes are missing: deleted, or lost with a disk. */
export class BytesGone extends Error {}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/;

/** An unguessable key, spread over 256 folders. */
export function newKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

/** Returns the key; throws on anything that was not made by `newKey`. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('this is no storage key');
  return key;
}
