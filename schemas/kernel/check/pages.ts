/** The boot check of pages: each is one entity's, and has the parameters that its view reads. */
import { linkedPages } from '../calls/linked.ts';
import { paramsOf, routeOf, shapeOf } from '../calls/path.ts';
import { uploadPages } from '../calls/upload.ts';
import { audiencePages, audienceProblems } from '../entity/audience.ts';
import type { Entity } from '../entity/entity.ts';
import { onceOnly } from './calls.ts';
import type { Check } from './check.ts';
import { opensProblems } from './opens.ts';

/** Pages that are no action's; `page.ts` tells them apart by these names. */
const PAGES: ReadonlySet<string> = new Set(['list', 'create', 'edit', 'show']);

function pagesOf(entity: Entity): string[] {
  const pages = [
    ...(Object.values(entity.pages) as string[]),
    ...Object.values(entity.actions).flatMap(({ page }) => page ?? []),
    ...[entity.results, entity.singleton].flatMap((one) => one?.page ?? []),
    ...entity.related.flatMap(({ page, add, opens }) => [page, add, opens?.show, opens?.edit].flatMap((one) => one ?? [])),
    ...(entity.linked ? linkedPages(entity.linked) : []),
    ...Object.values(entity.audiences ?? {}).flatMap(audiencePages),
  ];
  return [...pages.map(routeOf), ...Object.values(entity.uploads ?? {}).flatMap(uploadPages)];
}

export const pageTwice: Check = onceOnly('page', (entity) =>
  pagesOf(entity).map((page) => ({ shape: shapeOf(page), shown: page })),
);

export const pageProblems: Check = (entity) => {
  const { pages, actions, afterForm, noBreadcrumb = [] } = entity;
  return [
    ...noBreadcrumb
      .filter((page) => !(page in pages) && !actions[page]?.page)
      .map((page) => `no breadcrumb on '${page}', which is no page`),
    ...Object.entries(actions)
      .filter(([name, { page }]) => page && PAGES.has(name))
      .map(([name]) => `the page of action '${name}' has the name of another kind of page`),
    ...audienceProblems(entity),
    ...(afterForm && !actions[afterForm]?.page ? [`the action '${afterForm}' after its form has no page`] : []),
  ];
};

/** A page that is not of a record has none to fill in, but an upload below one (`above`); the form of a record reads `:id`. */
export const pageParameters: Check = ({ pages, fills, uploads = {}, audiences = {} }) => {
  const { list, tenantList, create, edit } = pages;
  const loose = Object.values(uploads).flatMap(({ page, above }) => (above && paramsOf(page).length === 1 ? [] : [page]));
  const theirs = Object.values(audiences);
  const fixed = [
    list,
    tenantList,
    fills ? undefined : create,
    ...loose,
    ...theirs.flatMap((one) => [one.pages.list, one.pages.create]),
  ];
  const ofRecord = theirs.flatMap((one) => [one.pages.edit, one.pages.show, ...Object.values(one.adds ?? {})]);
  return [
    ...fixed
      .filter((page) => page !== undefined && paramsOf(page).length > 0)
      .map((page) => `the page ${page} has a parameter, which nothing fills in or reads`),
    ...ofRecord
      .filter((page) => page !== undefined && paramsOf(page).join() !== 'id')
      .map((page) => `the page ${page} does not name the record by ':id' alone`),
    ...(edit !== undefined && paramsOf(edit).join() !== 'id' ? [`the page ${edit} does not name the record by ':id' alone`] : []),
  ];
};

export const relatedProblems: Check = (entity, all) =>
  entity.related.flatMap((related) => {
    const other = all.get(related.entity);
    const { page, add, by } = related;
    return [
      ...(other?.fields[by] ? [] : [`related list: ${related.entity} has no field '${by}'`]),
      ...[page, add]
        .filter((one) => one && paramsOf(one).length !== 1)
        .map(() => `the page of the related list ${related.entity} needs the key of the record, and nothing else`),
      ...(add && (!other?.api.verbs.create || !other.form.some(({ fields }) => fields.includes(by)))
        ? [`the page that adds to the related list ${related.entity} has no form with '${by}'`]
        : []),
      ...Object.keys(related.addWhen ?? {})
        .filter((key) => !(key in entity.fields))
        .map((key) => `the related list ${related.entity} is added to depending on '${key}', which is no field`),
      ...opensProblems(entity, related, all),
    ];
  });
