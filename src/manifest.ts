/** The shape of `virtual:atrium/manifest`, which `config/manifestPlugin.ts` makes from the schemas. */
import type { AddOn, Needs, Permission, Side } from '#schemas/kernel/access.ts';
import type { Entity, Pages, Verb } from '#schemas/kernel/entity.ts';

/** A page of its own for an action, such as the form of a renewal, or a step of an upload: `upload:create`. */
export interface ActionPage {
  action: string;
  path: string;
  permission: Permission;
  sides?: readonly Side[];
}

/** What the shell knows of an entity without loading its schema. */
export interface ManifestEntry {
  name: string;
  area: string;
  /** Title template of a record: `{code} · {name}`. */
  title: string;
  icon?: string;
  menu?: Entity['menu'];
  addOn?: AddOn;
  pages: Pages;
  access: { list: Permission } & Partial<Record<Verb, Permission>>;
  actionPages: readonly ActionPage[];
  /** What a session needs for records of this entity to wait for it; absent: they wait for nobody. */
  waits?: readonly Needs[];
}
