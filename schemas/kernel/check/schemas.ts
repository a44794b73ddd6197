/** The boot check: an invalid schema fails at start and in the tests, with its place in the message. */

import { askFaults, wayOf } from '../calls/ask.ts';
import { callsBelow, callsOf } from '../calls/calls.ts';
import { downloadFaults } from '../calls/download.ts';
import { keyFaults } from '../calls/keys.ts';
import { linkedFaults, linkedPages, wayOfLinked } from '../calls/linked.ts';
import { paramsOf, routeOf, shapeOf } from '../calls/path.ts';
import { uploadPages } from '../calls/upload.ts';
import { uploadFaults } from '../calls/uploadColumns.ts';
import { belowFaults } from '../entity/below.ts';
import { createdFaults } from '../entity/created.ts';
import type { Entity } from '../entity/entity.ts';
import { fillsFaults } from '../entity/fills.ts';
import { memberFaults } from '../entity/members.ts';
import { recordFaults } from '../entity/record.ts';
import { singletonFaults } from '../entity/singleton.ts';
import { anyOfFaults } from '../fields/anyOf.ts';
import { codeFaults } from '../fields/code.ts';
import { currencyFaults } from '../fields/currency.ts';
import {
  categoryOf,
  type EnumField,
  type Field,
  isAnyOf,
  isChoice,
  isComputed,
  isFlag,
  isLine,
  isOneReference,
  isReference,
  isSearchable,
  isWhole,
  isWorded,
  offeredBy,
  orderOf,
  type ReferenceField,
  takes,
  uuidKey,
  wireKey,
} from '../fields/field.ts';
import { internalFaults } from '../fields/internal.ts';
import { rowsFaults } from '../fields/rows.ts';
import { secretFaults } from '../fields/secret.ts';
import { systemDataCodes } from '../fields/systemData.ts';
import { allTabs, leafTabs, nameFields, searchReferences } from '../lists/query.ts';
import { resultsFaults } from '../lists/results.ts';
import { remembered } from '../remembered.ts';
import { RESERVED_NAMES } from '../reservedNames.ts';
import { permissions } from '../rights/access.ts';
import { partyFaults } from '../rights/parties.ts';
import { readersFaults } from '../rights/readers.ts';
import { acrossFaults } from '../rules/acrossFields.ts';
import { againstFaults } from '../rules/against.ts';
import { limitFaults } from '../rules/limits.ts';
import { inputNames } from '../rules/validate.ts';
import { isOnRecord } from '../states/action.ts';
import { inStateFaults } from '../states/actionState.ts';
import { endsOf, movesFaults } from '../states/moves.ts';
import { noticeFaults } from '../states/notice.ts';
import { stepFaults } from '../states/steps.ts';
import { timedFaults } from '../states/timed.ts';
import { daysOffFaults } from '../time/daysOff.ts';
import { instantFaults } from '../time/instants.ts';
import { recurrenceFaults } from '../time/recurrence.ts';
import { boardFaults } from './board.ts';
import { meterFaults } from './meters.ts';
import { answersFaults, occupantFaults } from './occupant.ts';
import { opensFaults } from './opens.ts';
import { readingsFaults } from './readings.ts';
import { scopeFaults } from './scope.ts';
import { tellFaults } from './tells.ts';
import { whereFaults } from './where.ts';

const BASE = ['id', 'uuid', 'version', 'createdDate', 'updatedDate', 'createdUserId', 'updatedUserId', 'position'];
/** Pages that are no action's; `page.ts` tells them apart by these names. */
const PAGES: ReadonlySet<string> = new Set(['list', 'create', 'edit', 'show']);
/** PostgreSQL truncates identifiers at 63 bytes; the longest suffix that we add to table and column is 12. */
const MAX_LENGTH = 63 - 12;

/** Names come from schemas alone, and each is asked for at every call. */
const snakes = new Map<string, string>();
/** `carParkId` is `car_park_id`. */
export const snake = (name: string): string =>
  remembered(snakes, name, () => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_'));

/** A time is compared with another one in the same form: both must have the same kind and be part of the form. */
function orderFaults(entity: Entity, name: string, field: Field): string[] {
  const earlier = orderOf(field)?.other;
  if (earlier === undefined) return [];
  if (earlier === name || entity.fields[earlier]?.kind !== field.kind)
    return [`field '${name}' comes after '${earlier}', which is no other ${field.kind}`];
  return ['create', 'update', ...Object.keys(entity.actions)].flatMap((what) => {
    const names = inputNames(entity, what);
    return names.includes(name) && !names.includes(earlier) ? [`'${what}' takes '${name}' without '${earlier}' before it`] : [];
  });
}

/** Every error in the schemas, as a sentence that names entity and place; empty when all is well. */
export function checkSchemas(entities: readonly Entity[]): string[] {
  const faults: string[] = [];
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  if (byName.size !== entities.length) faults.push('two entities share a name');
  const seenCalls = new Map<string, string>();
  const seenPages = new Map<string, string>();

  for (const entity of entities) {
    const fault = (text: string) => faults.push(`${entity.name}: ${text}`);
    const wire = new Set([
      ...BASE,
      ...Object.entries(entity.fields).map(([name, field]) => wireKey(name, field)),
      ...Object.keys(entity.fields),
    ]);
    const named = (place: string, names: readonly string[] = []) => {
      for (const name of names)
        if (!(name in entity.fields) && !BASE.includes(name)) fault(`${place} names '${name}', which is no field`);
    };

    for (const [name, field] of Object.entries(entity.fields)) {
      if (BASE.includes(name)) fault(`field '${name}' is one that every record has`);
      if (RESERVED_NAMES.has(name)) fault(`field '${name}' is a name of JavaScript's own`);
      if (`${entity.table}_${snake(name)}`.length > MAX_LENGTH) fault(`'${name}' makes an identifier too long for PostgreSQL`);
      const target = 'to' in field ? field.to : 'of' in field ? field.of : undefined;
      if (target && !byName.has(target)) fault(`field '${name}' points to '${target}', which is no entity`);
      if (isReference(field))
        for (const one of [...(field.embed ?? []), ...(field.label ? [field.label] : [])])
          if (one !== 'uuid' && !byName.get(field.to)?.fields[one])
            fault(`field '${name}' embeds '${one}', which ${field.to} lacks`);
      named(`field '${name}' clears`, field.clears);
      if ('by' in field && !('of' in field)) {
        const by = entity.fields[field.by];
        const of = isOneReference(by) ? byName.get(by.to) : undefined;
        if (!isFlag(of?.fields.active)) fault(`field '${name}': '${field.by}' is no reference to what can be active`);
      }
      if ('sum' in field && field.sum && !isWhole(byName.get(field.of)?.fields[field.sum]))
        fault(`field '${name}' adds up '${field.sum}', which is no number of ${field.of}`);
      for (const text of meterFaults(entity, name, field)) fault(text);
      if (
        field.asked &&
        [...entity.list.columns, ...(entity.list.filters ?? []), ...entity.show.flatMap((one) => one.fields)].includes(name)
      )
        fault(`field '${name}' is only asked, and cannot be shown`);
      if ('of' in field && !isOneReference(byName.get(field.of)?.fields[field.by]))
        fault(`field '${name}': '${field.by}' of ${field.of} is no reference`);
      if (field.via && !takes(field, byName.get(field.via.entity)?.fields[field.via.take]))
        fault(`field '${name}' comes via '${field.via.entity}.${field.via.take}', which is no ${field.kind}`);
      for (const [key, value] of Object.entries(field.via?.only ?? {})) {
        const linking = byName.get(field.via?.entity ?? '')?.fields[key];
        const values =
          typeof value === 'boolean'
            ? isFlag(linking)
            : isChoice(linking) && [value].flat().every((one) => linking.values.includes(one));
        if (!values) fault(`field '${name}' takes only rows whose '${key}' is ${String(value)}, which it never is`);
      }
      const category = categoryOf(field);
      if (category && `${(field as EnumField).values}` !== `${systemDataCodes(category)}`)
        fault(`field '${name}' has other values than the system data '${category}'`);
      if (isWorded(field) && field.unique) fault(`field '${name}' has a text per language, which cannot be unique`);
      const byUuid = uuidKey(name, field);
      if (byUuid && byUuid in entity.fields) fault(`field '${name}' is named by uuid as '${byUuid}', which is another field`);
      if (field.search && !isSearchable(field)) fault(`field '${name}' cannot be searched`);
    }

    for (const name of nameFields(entity)) {
      const field = entity.fields[name];
      if (isWorded(field) && !isLine(field)) fault(`the title shows '${name}', which is no short name`);
    }
    for (const name of entity.api.verbs.list ? searchReferences(entity) : []) {
      const field = entity.fields[name] as ReferenceField;
      for (const one of nameFields(byName.get(field.to) ?? { title: '' }, field.label))
        if (!byName.get(field.to)?.fields[one]?.search)
          fault(`the list shows '${name}' by '${one}' of ${field.to}, which is not searched`);
    }
    named('list.columns', entity.list.columns);
    named('list.more', entity.list.more);
    named('list.filters', entity.list.filters);
    named('list.sortable', entity.list.sortable);
    for (const section of [...entity.form, ...entity.show]) named(`section '${section.section}'`, section.fields);
    for (const text of recordFaults(entity)) fault(text);

    for (const text of [...whereFaults(entity, byName), ...stepFaults(entity)]) fault(text);
    for (const text of [...answersFaults(entity, byName), ...occupantFaults(entity, byName), ...linkedFaults(entity)])
      fault(text);
    for (const text of [...tellFaults(entity, byName), ...boardFaults(entity)]) fault(text);
    for (const text of [...readersFaults(entity), ...readingsFaults(entity, byName), ...scopeFaults(entity, byName)]) fault(text);

    for (const page of entity.noBreadcrumb ?? [])
      if (!(page in entity.pages) && !entity.actions[page]?.page) fault(`no breadcrumb on '${page}', which is no page`);

    const codes = allTabs(entity).map((tab) => tab.code);
    if (new Set(codes).size !== codes.length) fault('two tabs share a code');
    for (const tab of allTabs(entity)) {
      if (tab.of && !byName.has(tab.of)) fault(`tab '${tab.code}' lists '${tab.of}', which is no entity`);
      const { opens } = tab;
      const by = opens && byName.get(opens.entity)?.fields[opens.by];
      if (opens && !(by && isOneReference(by) && by.to === entity.name))
        fault(`tab '${tab.code}' opens '${opens.entity}.${opens.by}', which does not point here`);
    }
    const { opensOn } = entity.list;
    if (opensOn && !leafTabs(entity).some(({ code }) => code === opensOn))
      fault(`the list opens on '${opensOn}', which is no tab with rows`);

    if (entity.list.opensQueue && !(entity.states && entity.pages.list && entity.api.verbs.get))
      fault('the list opens as a queue, which needs a page, states and the call for one record');

    const status = entity.states ? (entity.fields[entity.states.field] as EnumField | undefined) : undefined;
    if (entity.states && !isChoice(status)) fault(`states: '${entity.states.field}' is no enum`);
    if (entity.states && status && !status.system) fault(`states: '${entity.states.field}' must be a system field`);
    for (const value of status?.values ?? []) if (!status?.tones?.[value]) fault(`states: the status '${value}' has no tone`);
    const refined = entity.states?.refinedBy;
    if (refined && !('cases' in (entity.fields[refined] ?? {}))) fault(`states: '${refined}' is not computed by cases`);
    const keys = Object.values(entity.actions).flatMap(({ key }) => key ?? []);
    if (new Set(keys).size !== keys.length) fault('two actions share a key of the keyboard');
    for (const [name, action] of Object.entries(entity.actions)) {
      named(`action '${name}'`, [
        ...(action.input ?? []),
        ...(action.required ?? []),
        ...(action.remark ? [action.remark] : []),
        ...Object.keys(action.set ?? {}),
        ...(action.prefill ?? []),
      ]);
      if (action.stamp && !(`${action.stamp}Date` in entity.fields)) fault(`action '${name}': no stamp '${action.stamp}'`);
      if (action.moves && !entity.states) fault(`action '${name}' moves a status, but there is none`);
      for (const text of movesFaults(name, action.moves)) fault(text);
      for (const value of Object.entries(action.moves ?? {}).flatMap(([from, next]) => [from, ...endsOf(next)]))
        if (status && !status.values.includes(value)) fault(`action '${name}': '${value}' is no status`);
      const isOwnPage = action.page !== undefined && isOnRecord(action);
      if (action.leadsTo && !/^\/[^/:]*:id$/.test(action.leadsTo))
        fault(`action '${name}' leads to '${action.leadsTo}', which is no address that ends with the record`);
      if (action.several && !isOnRecord(action)) fault(`action '${name}' works on several records, but not on one`);
      if (isOwnPage && paramsOf(action.page ?? '').length !== 1)
        fault(`the page of action '${name}' needs the key of the record, and nothing else`);
      const isBelowParent = action.page !== undefined && !isOwnPage && paramsOf(action.page).length > 0;
      if ((isBelowParent || action.parentMoves) && !isOneReference(entity.fields[entity.parent ?? '']))
        fault(`action '${name}' speaks of a parent, but the entity names none`);
    }

    const forms = ['create', 'update', ...Object.keys(entity.actions)];
    for (const [name, field] of Object.entries(entity.fields)) for (const text of orderFaults(entity, name, field)) fault(text);
    for (const text of acrossFaults(entity, forms, (what) => inputNames(entity, what))) fault(text);
    for (const text of anyOfFaults(entity, byName, (what) => inputNames(entity, what))) fault(text);
    for (const text of [...inStateFaults(entity), ...timedFaults(entity), ...noticeFaults(entity), ...limitFaults(entity)])
      fault(text);
    for (const [name, { max }] of Object.entries(entity.limits ?? {})) {
      const holder = max && entity.fields[max.of];
      if (max && !(isOneReference(holder) && isWhole(byName.get(holder.to)?.fields[max.field])))
        fault(`limit '${name}': '${max.of}.${max.field}' is no number of a record above`);
    }
    for (const text of [...recurrenceFaults(entity), ...rowsFaults(entity), ...singletonFaults(entity, byName)]) fault(text);
    for (const text of [...secretFaults(entity, byName), ...internalFaults(entity, byName), ...codeFaults(entity)]) fault(text);
    for (const text of keyFaults(
      entity,
      [...callsOf(entity), ...callsBelow(entity)].map(({ path }) => path),
    ))
      fault(text);
    for (const text of partyFaults(entity, byName)) fault(text);
    for (const text of currencyFaults(entity, byName)) fault(text);
    for (const text of instantFaults(entity)) fault(text);
    for (const text of daysOffFaults(entity, [...byName.values()])) fault(text);
    for (const text of belowFaults(entity, (name) => isOneReference(entity.fields[name]))) fault(text);
    for (const text of fillsFaults(entity)) fault(text);
    for (const text of createdFaults(entity, (name) => Boolean(byName.get(name)?.pages.show))) fault(text);
    if (entity.historyOf !== undefined && byName.get(entity.historyOf)?.table !== entity.table)
      fault(`its history is that of '${entity.historyOf}', which has other rows`);
    const above = entity.fields[entity.parent ?? ''];
    for (const text of againstFaults(entity, isOneReference(above) ? byName.get(above.to) : undefined)) fault(text);
    if (entity.afterForm && !entity.actions[entity.afterForm]?.page)
      fault(`the action '${entity.afterForm}' after its form has no page`);
    for (const { tab, action } of entity.waits ?? [])
      if (!codes.includes(tab) || !entity.actions[action]) fault(`what waits is no tab '${tab}' or no action '${action}'`);
    const hasPath = (path: string) => {
      const [name = '', part] = path.split('.');
      const field = entity.fields[name];
      const embeds = field && isReference(field) && (part === 'label' || field.embed?.includes(part ?? ''));
      return field !== undefined && (part === undefined || embeds);
    };
    for (const path of entity.naming ?? [])
      if (!hasPath(path)) fault(`naming speaks of '${path}', which its records do not have`);
    for (const name of Object.keys(entity.list.byRule ?? {}))
      if (entity.fields[name]) fault(`its filter '${name}' is a field, and needs no rule`);
    for (const name of Object.values(entity.list.filterNames ?? {}))
      if (!entity.fields[typeof name === 'string' ? name : name.field])
        fault(`a filter name stands for '${String(name)}', which is no field`);
    for (const [param, { field, by }] of Object.entries(entity.list.gathers ?? {}))
      if (!Array.isArray(entity.fields[field]?.via?.only?.[by]))
        fault(`its parameter '${param}' chooses by '${by}', of which '${field}' names no values`);
    for (const path of entity.list.sheet ?? [])
      if (!hasPath(path) && path !== 'createdDate') fault(`its spreadsheet has '${path}', which its records do not have`);

    for (const code of [
      ...Object.values(entity.access),
      ...[entity.results?.permission, entity.results?.mailPermission],
      ...[entity.actions, entity.uploads ?? {}, entity.downloads ?? {}, entity.asks ?? {}]
        .flatMap((declared) => Object.values(declared))
        .map((one) => one.permission),
    ])
      if (code && !permissions.includes(code)) fault(`'${code}' is not in the permission catalogue`);
    for (const related of entity.related) {
      const other = byName.get(related.entity);
      if (!other?.fields[related.by]) fault(`related list: ${related.entity} has no field '${related.by}'`);
      for (const page of [related.page, related.add])
        if (page && paramsOf(page).length !== 1)
          fault(`the page of the related list ${related.entity} needs the key of the record, and nothing else`);
      if (related.add && (!other?.api.verbs.create || !other.form.some(({ fields }) => fields.includes(related.by))))
        fault(`the page that adds to the related list ${related.entity} has no form with '${related.by}'`);
      for (const text of opensFaults(entity, related, byName)) fault(text);
    }
    const { building, tenant, through } = entity.scope;
    if (through && !byName.get(through.entity)?.fields[through.by])
      fault(`scope goes through '${through.entity}.${through.by}', which does not exist`);
    if (!through)
      for (const key of [building, tenant]) if (key && !wire.has(key)) fault(`scope names '${key}', which is no field`);
    for (const text of memberFaults(entity, byName)) fault(text);
    if (entity.traits.includes('reorderable') !== Boolean(entity.api.verbs.updatePosition))
      fault('the reorderable trait and the updatePosition call go together');
    for (const [name, field] of Object.entries(entity.fields))
      if (isComputed(field) && field.required) fault(`field '${name}' is computed and cannot be required`);

    for (const name of Object.keys(entity.api.options ?? {}))
      if (!entity.fields[name] || (!isAnyOf(entity.fields[name]) && !offeredBy(entity.fields[name]).length))
        fault(`the drop-down of '${name}' has nothing to choose from`);
    for (const [name, { permission, everybody, live }] of Object.entries(entity.asks ?? {})) {
      if (live && everybody === undefined) fault(`the call '${name}' is told live, and not everybody may make it`);
      if ((permission === undefined) === (everybody === undefined))
        fault(`the call '${name}' needs a permission, or a reason why everybody may`);
    }
    for (const text of askFaults(entity)) fault(text);
    const { linked } = entity;
    const byLink = linked ? Object.values(linked.calls).map((call) => wayOfLinked(linked, call)) : [];
    for (const call of [...callsOf(entity), ...callsBelow(entity), ...Object.values(entity.asks ?? {}).map(wayOf), ...byLink]) {
      const shape = `${call.method} ${shapeOf(call.path)}`;
      if (seenCalls.has(shape)) fault(`the call ${shape} is also one of ${seenCalls.get(shape)}`);
      seenCalls.set(shape, entity.name);
    }
    for (const text of [...uploadFaults(entity, byName), ...downloadFaults(entity), ...resultsFaults(entity, byName)])
      fault(text);
    const uploads = Object.values(entity.uploads ?? {});
    const ownPages = Object.entries(entity.actions).flatMap(([name, { page }]) => (page ? [[name, page] as const] : []));
    for (const [name] of ownPages)
      if (PAGES.has(name)) fault(`the page of action '${name}' has the name of another kind of page`);
    const ofResults = [entity.results, entity.singleton].flatMap((one) => one?.page ?? []);
    const ofRelated = entity.related.flatMap(({ page, add, opens }) =>
      [page, add, opens?.show, opens?.edit].flatMap((one) => one ?? []),
    );
    const ofLink = linked ? linkedPages(linked) : [];
    const pages = [
      ...(Object.values(entity.pages) as string[]),
      ...ownPages.map(([, page]) => page),
      ...ofResults,
      ...ofRelated,
      ...ofLink,
    ];
    for (const page of [...pages.map(routeOf), ...uploads.flatMap(uploadPages)]) {
      const shape = shapeOf(page);
      if (seenPages.has(shape)) fault(`the page ${page} is also one of ${seenPages.get(shape)}`);
      seenPages.set(shape, entity.name);
    }
  }
  return faults;
}
