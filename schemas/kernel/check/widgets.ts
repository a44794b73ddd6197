/** The boot check of widgets: names exist, dates have an index, the list knows the filters. */

import type { Widget, WidgetOf } from '../areas/widget.ts';
import type { Entity } from '../entity/entity.ts';
import { type Field, isChoice, isComputed, isFlag, isOneReference, isReference, traitsOf } from '../fields/field.ts';
import { allTabs, listFilters, sortable } from '../lists/query.ts';
import { permissions } from '../rights/access.ts';
import type { Known } from './areas.ts';

const isGrouped = (field: Field) => isChoice(field) || isFlag(field) || isOneReference(field);

type ByName = ReadonlyMap<string, Entity>;

function tabProblem({ name, list, table }: Pick<Entity, 'name' | 'list' | 'table'>, code: string, byName: ByName): string[] {
  const tab = allTabs({ list } as Entity).find((one) => one.code === code);
  if (!tab) return [`names '${code}', which is no tab of ${name}`];
  // Of the same rows, seen as another entity, the condition counts here as well.
  return tab.of && byName.get(tab.of)?.table !== table ? [`names the tab '${code}', which lists another entity`] : [];
}

function filterProblems(entity: Entity, filter: Readonly<Record<string, unknown>> = {}): string[] {
  const known = listFilters(entity).map(({ param }) => param);
  return Object.keys(filter).flatMap((param) =>
    known.includes(param) ? [] : [`filters by '${param}', which the list of ${entity.name} does not know`],
  );
}

function ofEntity(widget: WidgetOf<'counts' | 'attention' | 'soon' | 'chart'>, byName: ByName): string[] {
  const entity = byName.get(widget.entity);
  if (!entity?.api.verbs.list) return [`reads '${widget.entity}', which is no entity with a list`];
  if (widget.kind === 'counts') return widget.tabs.flatMap((code) => tabProblem(entity, code, byName));
  const problems = [
    ...(widget.tab === undefined ? [] : tabProblem(entity, widget.tab, byName)),
    ...filterProblems(entity, widget.filter),
  ];
  if (widget.kind === 'attention') {
    const isOpen = widget.tab === undefined && entity.list.tabs !== undefined;
    return isOpen ? [...problems, `names no tab, but the list of ${entity.name} opens on one`] : problems;
  }
  if (widget.kind === 'chart') {
    const field = entity.fields[widget.by];
    const isGroup = field && isGrouped(field) && !isComputed(field) && !field.via;
    if (!isGroup) return [...problems, `groups by '${widget.by}', which is no reference, choice or yes-or-no of its own`];
    const isFilter = listFilters(entity).some((one) => one.field === widget.by && one.operator === 'is');
    return isFilter ? problems : [...problems, `groups by '${widget.by}', by which the list cannot be filtered`];
  }
  const field = entity.fields[widget.date];
  if (!field || !traitsOf(field).moment) problems.push(`takes '${widget.date}', which is no date`);
  else if (!sortable(entity).includes(widget.date)) problems.push(`takes '${widget.date}', by which the list is not sorted`);
  if (!Number.isInteger(widget.within) || widget.within < 0) problems.push('looks ahead by no whole number of days');
  for (const path of widget.detail ?? []) {
    const [name = '', part] = path.split('.');
    const detail = entity.fields[name];
    const isKnown = detail && (part === undefined || (isReference(detail) && part === 'label'));
    if (!isKnown) problems.push(`shows '${path}', which its records do not have`);
  }
  return problems;
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
    const problems: string[] = [];
    if (seen.has(widget.code)) problems.push('shares its code with another one');
    seen.add(widget.code);
    const { permission } = widget.needs ?? {};
    if (permission && !permissions.includes(permission)) problems.push(`needs '${permission}', which is not in the catalogue`);
    // All activity is one list with one title.
    const title = `today.widgets.${widget.kind === 'activity' ? 'activity' : widget.code}`;
    if (word?.(title) === false) problems.push(`has no title: there is no word '${title}'`);
    if (widget.kind === 'activity') {
      for (const name of widget.entities)
        if (!byName.get(name)?.api.verbs.history) problems.push(`reads '${name}', which is no entity with a history`);
    } else if (widget.kind !== 'waiting') problems.push(...ofEntity(widget, byName));
    return problems.map((text) => `widget '${widget.code}' ${text}`);
  });
}
