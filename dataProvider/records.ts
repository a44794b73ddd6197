/** Records as react-admin wants them, and what they are called. */
import type { RaRecord } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

export { recordName, recordTitle } from '#schemas/kernel/entity/title.ts';

export type Row = Record<string, unknown> & { id: number; uuid?: string };

/** React-admin's `id` is the key in paths: for entities under `/uuid/{uuid}` the uuid, with the number as `recordId`. */
export const toRecord = (entity: Entity, row: Row): RaRecord =>
  entity.api.key === 'uuid' ? { ...row, id: row.uuid as string, recordId: row.id } : row;
