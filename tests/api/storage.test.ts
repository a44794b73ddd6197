/** One contract for every file storage: a folder, and a real S3-compatible service. */
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BytesGone, type FileStorage, storageOf } from '#server/files/storage.ts';
import { testConfig } from './harness.ts';
import { type StorageService, startStorageService } from './storageService.ts';

let service: StorageService;
beforeAll(async () => {
  service = await startStorageService();
});
afterAll(() => service.close());

const bytesOf = async (source: Readable) => {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const MEGABYTE = 1024 * 1024;

describe.each<[string, () => FileStorage]>([
  ['a folder', () => storageOf(testConfig())],
  ['a bucket', () => storageOf(testConfig(service.env))],
])('%s', (_, make) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = make();
  });

  it('returns what was stored, each under its own key', async () => {
    const bytes = randomBytes(70_000);
    const [one, two] = [await storage.put(bytes), await storage.put(bytes)];
    expect(one).not.toBe(two);
    expect(hash(await bytesOf(await storage.read(one)))).toBe(hash(bytes));
  });

  it.each([0, 5, 8 * MEGABYTE, 20 * MEGABYTE + 7])('stores a stream of %d bytes', async (size) => {
    const bytes = randomBytes(size);
    const chunks = Array.from({ length: Math.ceil(size / 100_001) }, (_, at) => bytes.subarray(at * 100_001, (at + 1) * 100_001));
    const stored = await storage.putStream(Readable.from(chunks));
    expect(stored.size).toBe(size);
    expect(hash(await bytesOf(await storage.read(stored.key)))).toBe(hash(bytes));
  });

  it('keeps nothing of an interrupted stream', async () => {
    async function* broken() {
      yield randomBytes(9 * MEGABYTE);
      throw new Error('the source broke');
    }
    await expect(storage.putStream(Readable.from(broken()))).rejects.toThrow('the source broke');
  });

  it('reports missing bytes, and deletes twice without an error', async () => {
    const key = await storage.put(Buffer.from('words'));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toBeInstanceOf(BytesGone);
  });

  it('accepts only keys that it has created', async () => {
    for (const key of ['../../etc/passwd', 'ab/../../x', '', 'AB/00'])
      await expect((async () => storage.read(key))()).rejects.toThrow('no storage key');
  });
});

it('an upload that cannot be stored is not processed any further', async () => {
  const storage = storageOf(testConfig({ ...service.env, STORAGE_URL: 's3://no-such-bucket?endpoint=http://127.0.0.1:9' }));
  let closed = false;
  async function* endless() {
    try {
      for (;;) yield randomBytes(MEGABYTE);
    } finally {
      closed = true;
    }
  }
  await expect(storage.putStream(Readable.from(endless()))).rejects.toThrow();
  expect(closed).toBe(true);
});

it('a storage service that fails is not mistaken for a missing file', async () => {
  const storage = storageOf(testConfig({ ...service.env, STORAGE_URL: 's3://no-such-bucket?endpoint=http://127.0.0.1:9' }));
  const problem = await storage.read(`ab/${'0'.repeat(40)}`).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(BytesGone);
});
