/** The boot check of widgets: names exist, dates have an index, the list knows the filters. */

import type { Widget, WidgetOf } from '../areas/widget.ts';
import type { Entity } from '../entity/entity.ts';
import { type Field, isChoice, isComputed, isFlag, isOneReference, isReference, traitsOf } from '../fields/field.ts';
import { allTabs, listFilters, sortable } from '../lists/query.ts';
import { permissions } from '../rights/access.ts';
import type { Known } from './areas.ts';

const isGrouped = (field: Field) => isChoice(field) || isFlag(field) || isOneReference(field);

type ByName = ReadonlyMap<string, Entity>;

function tabFault({ name, list, table }: Pick<Entity, 'name' | 'list' | 'table'>, code: string, byName: ByName): string[] {
  const tab = allTabs({ list } as Entity).find((one) => one.code === code);
  if (!tab) return [`names '${code}', which is no tab of ${name}`];
  // Of the same rows, seen as another entity, the condition counts here as well.
  return tab.of && byName.get(tab.of)?.table !== table ? [`names the tab '${code}', which lists another entity`] : [];
}

function filterFaults(entity: Entity, filter: Readonly<Record<string, unknown>> = {}): string[] {
  const known = listFilters(entity).map(({ param }) => param);
  return Object.keys(filter).flatMap((param) =>
    known.includes(param) ? [] : [`filters by '${param}', which the list of ${entity.name} does not know`],
  );
}

function ofEntity(widget: WidgetOf<'counts' | 'attention' | 'soon' | 'chart'>, byName: ByName): string[] {
  const entity = byName.get(widget.entity);
  if (!entity?.api.verbs.list) return [`reads '${widget.entity}', which is no entity with a list`];
  if (widget.kind === 'counts') return widget.tabs.flatMap((code) => tabFault(entity, code, byName));
  const faults = [
    ...(widget.tab === undefined ? [] : tabFault(entity, widget.tab, byName)),
    ...filterFaults(entity, widget.filter),
  ];
  if (widget.kind === 'attention') {
    const isOpen = widget.tab === undefined && entity.list.tabs !== undefined;
    return isOpen ? [...faults, `names no tab, but the list of ${entity.name} opens on one`] : faults;
  }
  if (widget.kind === 'chart') {
    const field = entity.fields[widget.by];
    const isGroup = field && isGrouped(field) && !isComputed(field) && !field.via;
    if (!isGroup) return [...faults, `groups by '${widget.by}', which is no reference, choice or yes-or-no of its own`];
    const isFilter = listFilters(entity).some((one) => one.field === widget.by && one.operator === 'is');
    return isFilter ? faults : [...faults, `groups by '${widget.by}', by which the list cannot be filtered`];
  }
  const field = entity.fields[widget.date];
  if (!field || !traitsOf(field).moment) faults.push(`takes '${widget.date}', which is no date`);
  else if (!sortable(entity).includes(widget.date)) faults.push(`takes '${widget.date}', by which the list is not sorted`);
  if (!Number.isInteger(widget.within) || widget.within < 0) faults.push('looks ahead by no whole number of days');
  for (const path of widget.detail ?? []) {
    const [name = '', part] = path.split('.');
    const detail = entity.fields[name];
    const isKnown = detail && (part === undefined || (isReference(detail) && part === 'label'));
    if (!isKnown) faults.push(`shows '${path}', which its records do not have`);
  }
  return faults;
}

/** Every error, as a sentence that names the widget; empty when all is well. */
export function checkWidgets(
  widgets: readonly Widget[],
  entities: readonly Entity[],
  { word }: Pick<Known, 'word'> = {},
): string[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const seen = new Set<string>();
  return widgets.flatMap((widget) => {
    const faults: string[] = [];
    if (seen.has(widget.code)) faults.push('shares its code with another one');
    seen.add(widget.code);
    const { permission } = widget.needs ?? {};
    if (permission && !permissions.includes(permission)) faults.push(`needs '${permission}', which is not in the catalogue`);
    // All activity is one list with one title.
    const title = `today.widgets.${widget.kind === 'activity' ? 'activity' : widget.code}`;
    if (word?.(title) === false) faults.push(`has no title: there is no word '${title}'`);
    if (widget.kind === 'activity') {
      for (const name of widget.entities)
        if (!byName.get(name)?.api.verbs.history) faults.push(`reads '${name}', which is no entity with a history`);
    } else if (widget.kind !== 'waiting') faults.push(...ofEntity(widget, byName));
    return faults.map((text) => `widget '${widget.code}' ${text}`);
  });
}
