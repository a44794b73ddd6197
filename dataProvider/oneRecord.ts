/** One-record verbs: ra-data-simple-rest over a client that maps its calls to the entity's own paths and opens the envelope. */

import type { DataProvider, Identifier } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Entity, Verb } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { cleanBody } from './body.ts';
import type { http } from './httpClient.ts';
import { pathOf } from './paths.ts';
import { type Row, toRecord } from './records.ts';
import type { CallMeta } from './types.ts';

export type Http = typeof http;
interface Facts {
  id?: Identifier;
  meta?: CallMeta;
  /** The version that the person saw: sent with a delete, which has no form. */
  version?: number;
}

const VERBS: Readonly<Record<string, Verb>> = { GET: 'get', POST: 'create', PUT: 'update', DELETE: 'delete' };

/** The simple-rest provider for one call on one entity. */
export function oneRecord(call: Http, entity: Entity, session: Session | null, facts: Facts): DataProvider {
  return simpleRestProvider('', async (_url, options = {}) => {
    const verb = VERBS[options.method ?? 'GET'] as Verb;
    const { method, path } = pathOf(entity, verb, session, facts.id, facts.meta);
    const sent = typeof options.body === 'string' ? (JSON.parse(options.body) as Record<string, unknown>) : undefined;
    const body = sent ? cleanBody(sent) : verb === 'delete' && facts.version ? { version: facts.version } : undefined;
    const answer = await call<(Row | { id: null }) | null>(method, path, { body, signal: options.signal ?? undefined });
    const data = answer.data ?? { id: facts.id as number };
    // React-admin wants an id, also where something else than a record was made.
    const json = data.id === null ? { ...data, id: 0 } : toRecord(entity, data as Row);
    return { status: answer.status, headers: new Headers(), body: '', json };
  });
}
