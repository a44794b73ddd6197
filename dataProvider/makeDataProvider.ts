/**
 * React-admin's dataProvider as an interpreter of the endpoint map: it knows no entity, only schemas. One-record verbs go
 * through ra-data-simple-rest, lists speak the query of 000 §3, and the methods beyond react-admin's are in `./types.ts`.
 */

import type { GetListParams, GetManyParams, Identifier, RaRecord } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { countsQuery, listQuery, rowsQuery } from '#schemas/kernel/lists/listCall.ts';
import type { ResultsAnswer } from '#schemas/kernel/lists/results.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { bulkAction, changeMany, runAction } from './actions.ts';
import { downloadBase64 } from './base64Download.ts';
import { bulkAll, bulkPreview } from './bulkAll.ts';
import { confirmUpload, processUpload } from './bulkUploads.ts';
import { choicesOf } from './choices.ts';
import { download, storedBlob } from './download.ts';
import { type Http, oneRecord } from './oneRecord.ts';
import { pathOf } from './paths.ts';
import { type Row, toRecord } from './records.ts';
import type { AtriumDataProvider, HistoryEntry } from './types.ts';
import { uploads } from './uploads.ts';

const HISTORY_PAGE = 10;

interface Context {
  entityOf: (resource: string) => Promise<Entity>;
  session: () => Session | null;
}

/** @param call the HTTP client; `entityOf` loads a schema; `session` is the person signed in, null for none. */
export function makeDataProvider(call: Http, { entityOf, session }: Context): AtriumDataProvider {
  async function list<R extends RaRecord>(entity: Entity, params: Partial<GetListParams>) {
    const { method, path } = pathOf(entity, 'list', session(), undefined, params.meta);
    const query = listQuery(entity, params as Parameters<typeof listQuery>[1]);
    const { data } = await call<Paged<Row>>(method, path, { query, signal: params.signal });
    return {
      // The schema decides the record type at run time, hence the cast.
      data: data.items.map((row) => toRecord(entity, row) as R),
      total: data.total,
      meta: { capped: data.totalCapped ?? false },
    };
  }
  const one = async (resource: string, facts: { id?: Identifier; meta?: object; previousData?: Partial<RaRecord> }) =>
    oneRecord(call, await entityOf(resource), session(), {
      id: facts.id,
      meta: facts.meta,
      version: facts.previousData?.version as number | undefined,
    });

  return {
    supportAbortSignal: true,
    getList: async (resource, params) => list(await entityOf(resource), params),
    getOne: async (resource, params) => (await one(resource, params)).getOne(resource, params),
    create: async (resource, params) => (await one(resource, params)).create(resource, params),
    update: async (resource, params) => (await one(resource, params)).update(resource, params),
    delete: async (resource, params) => (await one(resource, params)).delete(resource, params),
    updateMany: async (resource, params) => changeMany(call, await entityOf(resource), session(), 'update', params),
    deleteMany: async (resource, params) => changeMany(call, await entityOf(resource), session(), 'delete', params),
    getMany: async <R extends RaRecord>(resource: string, { ids, meta, signal }: GetManyParams & { signal?: AbortSignal }) => ({
      data: (await choicesOf(call, await entityOf(resource), session(), { ids, meta, signal })) as RaRecord[] as R[],
    }),
    getManyReference: async (resource, { target, id, filter, ...params }) => {
      const entity = await entityOf(resource);
      const field = entity.fields[target];
      return list(entity, { ...params, filter: { ...filter, [field ? wireKey(target, field) : target]: id } });
    },
    statusCounts: async (resource, { filter, meta, signal }) => {
      const entity = await entityOf(resource);
      const { method, path } = pathOf(entity, 'statusCount', session(), undefined, meta);
      return call<Record<string, number>>(method, path, {
        query: countsQuery(entity, filter),
        signal,
      });
    },
    updatePosition: async (resource, { ids, from, meta }) => {
      const { method, path } = pathOf(await entityOf(resource), 'updatePosition', session(), undefined, meta);
      return call<null>(method, path, { body: { ids, from } });
    },
    runAction: async (resource, params) => runAction(call, await entityOf(resource), session(), params),
    bulkAction: async (resource, params) => ({ data: await bulkAction(call, await entityOf(resource), session(), params) }),
    bulkPreview: async (resource, params) => bulkPreview(call, await entityOf(resource), session(), params),
    bulkAll: async (resource, params) => bulkAll(call, await entityOf(resource), session(), params),
    history: async (resource, { id, page, meta, signal }) => {
      const { method, path } = pathOf(await entityOf(resource), 'history', session(), id, meta);
      const { data } = await call<Paged<HistoryEntry>>(method, path, { query: { page, limit: HISTORY_PAGE }, signal });
      return { data: data.items, total: data.total };
    },
    results: async (resource, { id, filter, signal }) => {
      const { method, path } = pathOf(await entityOf(resource), 'results', session(), id);
      return call<ResultsAnswer>(method, path, { query: { ...filter }, signal });
    },
    emailResults: async (resource, { id }) => {
      const { method, path } = pathOf(await entityOf(resource), 'mailedResults', session(), id);
      return call<{ taskId: string | null }>(method, path);
    },
    options: async (resource, { field, signal }) => {
      const { method, path } = pathOf(await entityOf(resource), field, session());
      return call<Option[]>(method, path, { signal });
    },
    choices: async (resource, params) => ({ data: await choicesOf(call, await entityOf(resource), session(), params) }),
    systemData: ({ category, locale }) =>
      call<Option[]>('GET', `/system-data/get-list-by-category-code/${category}`, {
        headers: locale ? { 'Accept-Language': locale } : undefined,
      }),
    tags: async ({ search, signal }) => {
      const { data } = await call<Option[]>('GET', '/system-tags/drop-down', { query: { wildcardSearch: search }, signal });
      return { data: data.map((one) => one.label) };
    },
    upload: async (file, options) => ({ data: await (await uploads()).uploadFile(file, options) }),
    fileBlob: storedBlob,
    download,
    processUpload: async (resource, order) => processUpload(call, await entityOf(resource), session(), order),
    confirmUpload: async (resource, order) => confirmUpload(call, await entityOf(resource), session(), order),
    undoUpload: ({ uploadId }) => call('PUT', `/bulk-uploads/${encodeURIComponent(uploadId)}/undo`, { timeoutMs: SLOW_CALL_MS }),
    pastUploads: ({ signal, ...query }) => call('GET', '/bulk-uploads', { query, signal }),
    uploadState: ({ uploadId, signal }) => call('GET', `/bulk-uploads/${encodeURIComponent(uploadId)}`, { signal }),
    emailRecord: async (resource, { meta, ...shown }) => {
      const entity = await entityOf(resource);
      const { method, path } = pathOf(entity, 'emailRecord', session(), undefined, meta);
      return call<null>(method, path, { query: rowsQuery(entity, shown) });
    },
    downloadBase64: async (resource, order) => downloadBase64(call, await entityOf(resource), session(), order),
  };
}
