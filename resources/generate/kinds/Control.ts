import type { ComponentType, Ref } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';

/** Props of an input, in a form or a filter. It holds wire values: ids for references, minor units for money. */
export interface ControlProps {
  entity: Entity;
  name: string;
  field: Field;
  id: string;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** A sentence that says what is wrong with the value. */
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** The other values of the form by wire key; empty among filters. */
  values: Readonly<Record<string, unknown>>;
  /** The record that the form changes. */
  record?: Readonly<Record<string, unknown>>;
  /** What the record embeds under the field's name: the label of a reference, the name of a file. */
  embedded?: unknown;
  /** The inputs of other kinds, for values that are made of several. */
  controlOf?: (field: Field) => Control | null;
}

/** The input of a kind; `wide` takes a whole row of a section. */
export interface Control {
  Input: ComponentType<ControlProps>;
  wide?: true;
}
