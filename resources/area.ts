/**
 * What an area draws by hand in the portal, as one value; `areas.ts` collects them. Everything that is not named is
 * generated, and nothing generated has to be repeated to change one thing. Names of entities, fields and screens are
 * checked by the compiler, against the type of the area alone: its schemas stay in their own chunk.
 */
import type { ComponentType } from 'react';
import type { TypedArea } from '#schemas/kernel/areas/area.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { RecordOf, ValuesOf } from '#schemas/kernel/entity/types.ts';
import type { Fields } from '#schemas/kernel/fields/field.ts';
import type { Needs } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { ControlProps } from './generate/kinds/Control.ts';
import type { DisplayProps } from './generate/kinds/Display.ts';
import type { ViewProps } from './generate/ViewProps.ts';

type Row = Readonly<Record<string, unknown>>;
/** `RecordSlot<typeof user>`: the record of a page, with the types of the entity's fields. */
export interface RecordSlot<E extends Declared = Declared> {
  record: RowOf<E>;
}
interface Declared {
  fields: Fields;
}
/** Without an entity of its own, a record is what its wire keys hold. What somebody may not read is not in it. */
type RowOf<E extends Declared> = Declared extends E ? Row : Readonly<Partial<RecordOf<E>> & Pick<RecordOf<E>, 'id'>>;
/** The values of a form. */
type FormOf<E extends Declared> = Declared extends E ? Row : Readonly<ValuesOf<E>>;
export interface ToolbarSlot {
  entity: Entity;
}
/** A tab of a record's page, labelled by `resources.<entity>.tabLabels.<code>`. */
export interface SlotTab<E extends Declared = Declared> {
  code: string;
  /** Who sees it. */
  needs: Needs;
  Body: ComponentType<RecordSlot<E>>;
}

/** `CellSlot<typeof carPark>`, `InputSlot<typeof carPark>`: what a drawn cell or input gets of the record and of the form. */
export type CellSlot<E extends Declared = Declared> = Omit<DisplayProps, 'record'> & { record: RowOf<E> };
export type InputSlot<E extends Declared = Declared> = Omit<ControlProps, 'values' | 'record'> & {
  values: FormOf<E>;
  record?: RowOf<E>;
};

/** Before a record of a timeline is moved: draws a question, or answers by itself. */
export interface MoveQuestionProps {
  record: Row;
  /** What the move would write, by wire key. */
  values: Row;
  /** What people call the record. */
  title: string;
  /** Called once; true: it is moved. */
  onAnswer: (goes: boolean) => void;
}

/** The parts of an entity's pages that can be drawn by hand; `N` are the names of its fields. */
export interface Slots<N extends string = string, E extends Declared = Declared> {
  /** Values in lists: table, cards, queue and print. Where there is no value, a dash stands instead. */
  columns?: Readonly<Partial<Record<N, ComponentType<CellSlot<E>>>>>;
  /** Values on the page of a record, where there are some. */
  shown?: Readonly<Partial<Record<N, ComponentType<CellSlot<E>>>>>;
  /** Inputs in forms; they hold the value as it is sent. */
  inputs?: Readonly<Partial<Record<N, ComponentType<InputSlot<E>>>>>;
  /**
   * Stands in front of a list, at the same address: it opens first, until the person asks for the rows, or the address for some of them. `label`: key
   * of the button that leads back.
   */
  front?: { label: string; Body: ComponentType };
  /** Among the buttons above a list. */
  toolbar?: ComponentType<ToolbarSlot>;
  /** Beside the title of a record's page, after its status. */
  aside?: ComponentType<RecordSlot<E>>;
  /** Above the tabs of a record's page: what it lacks, and what leads to that. */
  notice?: ComponentType<RecordSlot<E>>;
  /** After the related lists of a record's page. */
  tabs?: readonly SlotTab<E>[];
  /** Whole pages; `action:send` is the page of that action. */
  views?: Readonly<Partial<Record<'list' | 'create' | 'edit' | 'show' | `action:${string}`, ComponentType<ViewProps>>>>;
  /** Values of a fixed list that the person may choose, by field; absent: all of them. */
  offered?: Readonly<Partial<Record<N, (session: Session, values: FormOf<E>) => readonly string[]>>>;
  /** Calls on a record (`update`, `delete`, an action) that the server would refuse the person, beyond their permission. */
  isKeptFrom?: (session: Session, operation: string, record: RowOf<E>) => boolean;
  /** What is asked before a record is moved on a timeline. */
  moveQuestion?: ComponentType<MoveQuestionProps>;
  /**
   * The endpoint that answers when records that are lanes of a timeline cannot be had between `from` and `to`, as `{ id, times }`; asked again
   * when records of `follows` change.
   */
  closedTimes?: { call: string; follows: string };
}

export interface PortalArea {
  /** By entity. */
  slots?: Readonly<Partial<Record<string, Slots>>>;
  /** Components of the area's screens, by name. */
  screens?: Readonly<Record<string, ComponentType>>;
}

type Types<A extends TypedArea> = NonNullable<A['types']>;
type SlotsOf<A extends TypedArea> = {
  readonly [E in Types<A>['entity'] as E['name']]?: Slots<keyof E['fields'] & string, E>;
};
/** A component for each screen that the area declares: one that is missing does not compile. */
export type ScreensOf<A extends TypedArea> = Readonly<Record<Types<A>['screen']['name'], ComponentType>>;

/** `portalArea<typeof area>({ slots: …, screens: … })`. */
export const portalArea = <A extends TypedArea>(
  area: { slots?: SlotsOf<A> } & ([Types<A>['screen']] extends [never] ? { screens?: undefined } : { screens: ScreensOf<A> }),
): PortalArea =>
  // The one place where types end: the generated views read records by their wire keys, whatever the entity.
  area as PortalArea;
