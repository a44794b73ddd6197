/** `defineArea`: everything that an area of the product consists of, in one value. Nothing takes effect by being imported. */
import type { Entity } from '../entity/entity.ts';
import type { Fields } from '../fields/field.ts';
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
  /** Its menu entries have no heading. */
  heading?: false;
  /** In menu order. */
  entities: readonly Entity[];
  screens: readonly Screen[];
  widgets: readonly Widget[];
}

/** What the compiler reads from an area: the names of its screens, its entities and their fields. */
export interface TypedArea<E extends AnyEntity = AnyEntity, S extends Screen = Screen> extends Area {
  /** Types only: there is no such value. */
  readonly types?: { entity: E; screen: S };
}

/** @param definition parts that are left out are empty */
export function defineArea<const E extends AnyEntity = never, const S extends Screen = never>(definition: {
  name: string;
  heading?: false;
  entities?: readonly E[];
  screens?: readonly S[];
  widgets?: readonly Widget[];
}): TypedArea<E, S> {
  const { entities = [], screens = [], widgets = [], ...area } = definition;
  // TypeScript cannot see through the checked names that an entity with its own fields is an entity.
  return { ...area, entities: entities as unknown as readonly Entity[], screens, widgets };
}
