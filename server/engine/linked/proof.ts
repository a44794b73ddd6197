/** The proof in a link of an entity (`schemas/kernel/calls/linked.ts`): a keyed hash, in the form of a uuid as the specification's paths say. */
import { createHmac } from 'node:crypto';
import { isTokenLink, type Linked } from '#schemas/kernel/calls/linked.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RecordRow } from '../records/record.ts';

export type LinkedEntity = Entity & { linked: Linked };
export const isLinked = (entity: Entity): entity is LinkedEntity => entity.linked !== undefined;

/** Version and variant of a uuid whose other 122 bits its maker chooses (RFC 9562, version 8). */
function asUuid(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What records of a link have in common, or the record itself; null for one that has none. */
export const commonOf = (entity: LinkedEntity, record: RecordRow): number | null => {
  if (isTokenLink(entity.linked)) return null;
  const { of } = entity.linked;
  if (of === undefined) return record.id;
  return (record[wireKey(of, entity.fields[of] as Field)] as number | null | undefined) ?? null;
};

/** @param common id of what the records have in common */
export async function proofOf(on: Queryable, entity: LinkedEntity, common: number): Promise<string> {
  const hash = createHmac('sha256', await makeAccessTokens(on).key()).update(`linked:${entity.name}:${common}`);
  return asUuid(hash.digest());
}

/** The path of a record's page, below the portal's address. */
export async function linkedPath(
  on: Queryable,
  { linked, name, ...rest }: LinkedEntity,
  { uuid, common }: { uuid: string; common: number },
  page: string,
): Promise<string> {
  if (isTokenLink(linked)) throw new Error(`the links of ${name} cannot be made again: only their hash is kept`);
  const proof = await proofOf(on, { ...rest, name, linked }, common);
  return fillPath(`${linked.path}/${page}`, { [linked.record]: uuid, [linked.proof]: proof });
}
