import type { TranslateFunction } from 'ra-core';
import type { ComponentType } from 'react';
import type { ControlProps } from './Control.ts';
import type { Display } from './Display.ts';

/** Inputs that come with every form. Another kind brings its own, `lazy` by itself. */
export type InputName =
  | 'TextInput'
  | 'LongTextInput'
  | 'IntegerInput'
  | 'MoneyInput'
  | 'PercentInput'
  | 'BooleanInput'
  | 'DateInput'
  | 'TimeInput'
  | 'DateTimeInput'
  | 'ChoiceInput'
  | 'ChoicesInput'
  | 'TagsInput'
  | 'EmailInput'
  | 'PhoneInput'
  | 'UrlInput'
  | 'LocalizedInput'
  | 'LocalizedListInput'
  | 'TimeZoneInput'
  | 'TimeZoneOffsetInput'
  | 'DateRangeInput'
  | 'WeeklyHoursInput'
  | 'LinkInput'
  | 'AnyOfInput'
  | 'ReferenceInput'
  | 'ReferencesInput'
  | 'FileInput'
  | 'FilesInput'
  | 'ImageInput';
/** How a list is filtered: `filters/filterControls.tsx` has a control for each. */
export type FilterName = 'text' | 'range' | 'yesNo' | 'choices' | 'references' | 'value';

/** What the text of a filter tag is made from. */
export interface TagFacts {
  translate: TranslateFunction;
  locale: string;
  /** Words a value of a fixed list. */
  word: (value: string) => string;
  /** The label of a record that a reference filter names. */
  labelOf: (value: string) => string;
}

/** Everything that the portal knows of a kind: how it is shown, filled in and filtered. */
export interface PortalKind extends Display {
  /** Absent for read-only kinds. */
  input?: InputName | ComponentType<ControlProps>;
  /** The input takes a whole row of a section. */
  wideInput?: true;
  /** Absent where a list cannot be filtered by it. */
  filter?: FilterName;
  /** The value of a filter in words; absent: as it is. */
  tag?: (value: string, facts: TagFacts) => string;
  /** Filters go by whole days, chosen in one calendar. */
  days?: true;
  /** Is the text typed into a filter a complete value? */
  whole?: (value: string) => boolean;
  /** The two ends of a filter stand below each other. */
  below?: true;
}
