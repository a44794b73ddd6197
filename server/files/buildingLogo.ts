/** The logo of a building on letterheads: the small copy of its picture, read once by a process, not with each mail or document. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { storageOf } from './storage.ts';
import { type Picture, thumbnailOf } from './thumbnail.ts';

export interface Logo {
  /** What the building is called. */
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Small copies by the key of their picture in the storage, the latest used last: another logo is another picture. */
const kept = new Map<string, Buffer>();
/** Each has at most the points of a small copy. */
const MAX_KEPT = 50;

async function bytesOf(on: Queryable, config: Config, picture: Picture): Promise<Buffer> {
  const storage = storageOf(config);
  const known = kept.get(picture.key);
  kept.delete(picture.key);
  const bytes = known ?? (await buffer(await storage.read((await thumbnailOf(on, storage, picture, 'logo')).key)));
  kept.set(picture.key, bytes);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string);
  return bytes;
}

/** The logo that a building has now; undefined where there is none, or none to be had: what bears it matters more. */
export async function buildingLogo(on: Queryable, config: Config, buildingId: number): Promise<Logo | undefined> {
  const [found] = await on.query<Picture & { building: string }>(sql`
    select coalesce(nullif(b.building_name, ''), b.company_name) as building,
      f.id::int, f.name, f.mime, f.size, f.storage_key as key, f.thumbnail_key as "thumbnailKey"
    from office_centres b join system_files f on f.id = b.logo_image_file_id where b.id = ${buildingId}`);
  if (!found) return undefined;
  const bytes = await bytesOf(on, config, found).catch(() => undefined);
  return bytes && { name: found.building, mime: found.mime, bytes };
}
