/**
 * Files in a bucket of an S3-compatible service: for installations whose processes share no disk. The service's library
 * is loaded with the first file, so that a start does not wait for it.
 */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#server/settings/s3Settings.ts';
import { BytesGone, checkedKey, type FileStorage, newKey } from './fileStorage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
interface Service {
  sdk: Sdk;
  client: S3Client;
}
/** Above the 5 MB that the protocol requires of every part but the last; the most that one upload holds in memory. */
const PART_BYTES = 8 * 1024 * 1024;

async function connect({ region, endpoint, pathStyle, keys }: S3Settings): Promise<Service> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    endpoint,
    forcePathStyle: pathStyle,
    credentials: keys,
    // Not every compatible service supports the newer checksums; those of the connection protect the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
  return { sdk, client };
}

/** The stream in chunks of one part each, the last one shorter; an empty stream gives one empty chunk. */
async function* partsOf(source: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  let count = 0;
  for await (const chunk of source) {
    let rest = chunk as Buffer;
    while (size + rest.length >= PART_BYTES) {
      const room = PART_BYTES - size;
      yield Buffer.concat([...held, rest.subarray(0, room)], PART_BYTES);
      count += 1;
      rest = rest.subarray(room);
      held = [];
      size = 0;
    }
    if (rest.length) held.push(rest);
    size += rest.length;
  }
  if (size || !count) yield Buffer.concat(held, size);
}

/** @param settings the bucket; it must exist */
export function s3Storage(settings: S3Settings): FileStorage {
  let service: Promise<Service> | undefined;
  const open = () => {
    service ??= connect(settings).catch((error: unknown) => {
      service = undefined;
      throw error;
    });
    return service;
  };
  const at = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + checkedKey(key) });

  const put = async (key: string, bytes: Buffer) => {
    const { sdk, client } = await open();
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length }));
  };
  /** Part by part; aborted as a whole when one of them fails, so that no incomplete upload is paid for. */
  const putParts = async (key: string, parts: AsyncGenerator<Buffer>, first: Buffer): Promise<number> => {
    const { sdk, client } = await open();
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at(key)));
    try {
      const done: { ETag?: string; PartNumber: number }[] = [];
      let size = 0;
      for (let part: Buffer | undefined = first; part; part = (await parts.next()).value as Buffer | undefined) {
        const PartNumber = done.length + 1;
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at(key), UploadId, PartNumber, Body: part }));
        done.push({ ETag, PartNumber });
        size += part.length;
      }
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts: done } }));
      return size;
    } catch (error) {
      await client.send(new sdk.AbortMultipartUploadCommand({ ...at(key), UploadId })).catch(() => undefined);
      throw error;
    }
  };

  return {
    async put(bytes) {
      const key = newKey();
      await put(key, bytes);
      return key;
    },
    async putStream(source) {
      const key = newKey();
      const parts = partsOf(source);
      const first = (await parts.next()).value as Buffer;
      try {
        if (first.length === PART_BYTES) return { key, size: await putParts(key, parts, first) };
        await put(key, first);
        return { key, size: first.length };
      } finally {
        // Stops producing what could not be stored.
        await parts.return(undefined);
      }
    },
    async read(key, part) {
      const { sdk, client } = await open();
      const Range = part && `bytes=${part.start}-${part.end}`;
      const answer = await client.send(new sdk.GetObjectCommand({ ...at(key), Range })).catch((error: Error) => {
        throw error.name === 'NoSuchKey' || error.name === 'NotFound' ? new BytesGone() : error;
      });
      return answer.Body as Readable;
    },
    async remove(key) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}
