/**
 * The Today page as data. An area declares widgets; the server answers those that the session may see; the portal draws them by
 * kind. A widget reads lists: it counts or names exactly the rows of the list behind its link, with the same permission, scope
 * and filters.
 */
import type { Needs } from '../rights/access.ts';

interface Placed {
  /** Unique in the product; its words stand under `today.widgets.<code>`. */
  code: string;
  /** Smaller numbers come first. */
  order: number;
  /** Beyond the permission to list the entity. */
  needs?: Needs;
  /** Only with one building in reach, or only for the provider's staff who have selected none; absent: for both. */
  reach?: 'oneBuilding' | 'allBuildings';
}

/** Parameters of the entity's list call, as its address holds them: `{ status: 'PENDING' }`. */
type ListParams = Readonly<Record<string, string | readonly string[]>>;

/** Pending decisions: made from `waits` of every entity, so it names none. */
export interface WaitingWidget extends Placed {
  kind: 'waiting';
}

/** The row counts of some tabs of a list, as links. */
export interface CountsWidget extends Placed {
  kind: 'counts';
  entity: string;
  /** Codes of tabs that have rows of their own. */
  tabs: readonly string[];
}

/**
 * Rows that somebody should do something about, as a number that leads to them. All of them are one card on the page, which says so
 * when there are none. A list with tabs opens on one, so the widget names it.
 */
export interface AttentionWidget extends Placed {
  kind: 'attention';
  entity: string;
  tab?: string;
  filter?: ListParams;
}

/** Records whose date is within so many days, the nearest first. */
export interface SoonWidget extends Placed {
  kind: 'soon';
  entity: string;
  /** A date by which the list can be sorted, because only those have an index. */
  date: string;
  /** Days from today, the last one included. */
  within: number;
  tab?: string;
  filter?: ListParams;
  /** The text beside a record's title, as in `naming`: `tenant.label`. */
  detail?: readonly string[];
}

/** The rows of a list by the values of one field, the most frequent first. */
export interface ChartWidget extends Placed {
  kind: 'chart';
  entity: string;
  /** A reference, a choice or a yes-or-no that the list can be filtered by. */
  by: string;
  tab?: string;
  filter?: ListParams;
}

/** The latest entries of the audit log about records of these entities. All such widgets are one list on the page. */
export interface ActivityWidget extends Placed {
  kind: 'activity';
  entities: readonly string[];
}

export type Widget = WaitingWidget | CountsWidget | AttentionWidget | SoonWidget | ChartWidget | ActivityWidget;
/** `WidgetOf<'soon' | 'chart'>`: one or the other. */
export type WidgetOf<K extends Widget['kind']> = Widget & { kind: K };

/** Keeps the types of a list of widgets. */
export const defineWidgets = (...widgets: readonly Widget[]): readonly Widget[] => widgets;
