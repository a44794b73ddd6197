/** `defineArea`: what an area of the product consists of, as one value. Nothing counts because a file was imported. */
import type { Entity } from './entity.ts';
import type { Fields } from './field.ts';
import type { Screen } from './screen.ts';
import type { Widget } from './widget.ts';

/** An entity with its own fields, as `defineEntity` gives it. */
export interface AnyEntity {
  name: string;
  area: string;
  fields: Fields;
}

export interface Area {
  /** Folder, lazy chunk and heading in the menu. */
  name: string;
  /** Its entries stand in the menu without a heading. */
  heading?: false;
  /** In menu order. */
  entities: readonly Entity[];
  screens: readonly Screen[];
  widgets: readonly Widget[];
}

/** What the compiler reads of an area: the names of its screens, its entities with their fields. */
export interface TypedArea<E extends AnyEntity = AnyEntity, S extends Screen = Screen> extends Area {
  /** Types only: there is no such value. */
  readonly types?: { entity: E; screen: S };
}

/** @param definition what is left out, the area does not have */
export function defineArea<const E extends AnyEntity = never, const S extends Screen = never>(definition: {
  name: string;
  heading?: false;
  entities?: readonly E[];
  screens?: readonly S[];
  widgets?: readonly Widget[];
}): TypedArea<E, S> {
  const { entities = [], screens = [], widgets = [], ...area } = definition;
  // An entity with its own fields is one with fields; the compiler cannot see it through the names that it checks.
  return { ...area, entities: entities as unknown as readonly Entity[], screens, widgets };
}
