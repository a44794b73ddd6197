/** Whose rows an entity has, and who else reads them. */
import type { Readers } from '../rights/readers.ts';
import type { Where } from '../rules/where.ts';

/**
 * Which rows are in a session's scope, by the wire key of the owner's id. A building sees rows whose `building` field is
 * itself, a tenant those whose `tenant` field is its company. Without `tenant`, tenants see none.
 */
export interface Scope {
  /** The key of the building whose row it is; `id` where the row is the building's own. */
  building?: string;
  /** The key of the company whose row it is. */
  tenant?: string;
  /**
   * The key of the person whose row it is: nobody else sees it, but for the provider's staff and those who manage what a building shares
   * (`sharedViews`).
   */
  person?: string;
  /** The building's own row counts as well: an office centre is one of those of its building. */
  orSelf?: true;
  /** Tenants may read (never write) every row of their building, for example the car parks that they can apply for. */
  tenantReads?: boolean;
  /**
   * Content with the fields of `...viewableBy()`: its audience reads it, if their building or the provider made it; only its
   * owner writes it. With a `tenant`, companies have only their own in the portal, and its audience reads it as occupants.
   */
  viewableBy?: true;
  /** Of such content, companies and their people see only what is so: what is published, say. */
  viewersSee?: Where;
  /** Content whose fields name kinds of readers, in place of viewers. */
  readers?: Readers;
  /**
   * Rows of which all companies of the building read those that are so, whoever's they are; only their own company writes them, except by actions
   * that `readersMay`.
   */
  companiesSee?: Where;
  /** Of these, rows that name a group (`in`) are read by its members alone: only where `when` holds. */
  membersSee?: { in: string; when: Where };
  /** The owner is in a linking entity (people through their roles): `by` is its field that points here. */
  through?: { entity: string; by: string };
}
