/**
 * The hash of a code of which nothing else is kept (`schemas/kernel/fields/code.ts`). Keyed with the installation's key: a PIN has so few
 * possible values that whoever had a plain hash could try them all.
 */
import { createHmac } from 'node:crypto';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Queryable } from './database.ts';
import { installationKey } from './installationKey.ts';

/** @param text as somebody has typed it: spaces around it and capital letters don't matter */
export const codeHash = async (on: Queryable, { table }: Pick<Entity, 'table'>, name: string, text: string): Promise<string> =>
  createHmac('sha256', await installationKey(on))
    .update(`code:${table}:${name}:${text.trim().toLowerCase()}`)
    .digest('hex');
