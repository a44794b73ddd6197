/** Records as options of an input: the entity's drop-down call, or its list where it offers none. */

import { fallbackLocale } from '#i18n/locales.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { listQuery } from '#schemas/kernel/lists/listCall.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { whereFilter } from './listQuery.ts';
import type { Http } from './oneRecord.ts';
import { pathOf } from './paths.ts';
import { type Row, recordTitle } from './records.ts';
import type { Choice, ChoiceRequest } from './types.ts';

const SHOWN = 50;

/** Options that fit the search, or the given ones by id, in the server's order. */
export async function choicesOf(call: Http, entity: Entity, session: Session | null, request: ChoiceRequest): Promise<Choice[]> {
  const { search, ids, pick, sort, limit = SHOWN, page: asked, meta, signal } = request;
  const filter = whereFilter(entity, pick, { today: session?.today ?? '' });
  if (entity.api.verbs.dropDown) {
    const everywhere = meta?.officeCentreId === undefined ? entity.api.dropDownEverywhere : undefined;
    const { method, path } = everywhere
      ? { method: 'GET' as const, path: everywhere }
      : pathOf(entity, 'dropDown', session, undefined, meta);
    const query = {
      ...(filter as object),
      sortProperties: sort,
      wildcardSearch: search,
      limit,
      page: asked,
      ids: ids?.join(',') ?? (filter.ids as string | undefined),
    };
    const { data } = await call<Option[]>(method, path, { query, signal });
    return data.map((one) => ({
      id: one.id ?? Number(one.value),
      label: one.label,
      code: one.code,
      ...(one.active === false ? { active: false } : {}),
    }));
  }
  const { method, path } = pathOf(entity, 'list', session, undefined, meta);
  const page = { page: asked ?? 1, perPage: limit };
  const query = {
    ...listQuery(entity, { pagination: page, filter: { ...filter, wildcardSearch: search } }),
    ids: ids?.join(','),
  };
  const locale = globalThis.document?.documentElement.lang || fallbackLocale;
  const { data } = await call<Paged<Row>>(method, path, { query, signal });
  return data.items.map((row) => ({ id: row.id, label: recordTitle(entity, row, locale) }));
}
