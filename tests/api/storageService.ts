/** A real S3-compatible service on a free port, over a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Service {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
/** The package has no types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Service;

export interface StorageService {
  /** Settings with which the server stores its files there. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts the service with the bucket `atrium`. */
export async function startStorageService(): Promise<StorageService> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-s3-'));
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'atrium' }],
  });
  const { port } = await service.run();
  return {
    env: {
      STORAGE_URL: `s3://atrium/files?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
