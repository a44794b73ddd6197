/** How a list is filtered by each kind of field. `null`: it cannot be. A kind that is missing here does not compile. */
import type { ComponentType } from 'react';
import type { FieldKind } from '#schemas/kernel/field.ts';
import type { FilterProps } from './FilterProps.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { ReferencesFilter } from './ReferencesFilter.tsx';
import { BooleanFilter, ChoicesFilter, TextFilter } from './simpleFilters.tsx';
import { ValueFilter } from './ValueFilter.tsx';

export const filterControls = {
  text: TextFilter,
  longText: TextFilter,
  richText: null,
  sequence: TextFilter,
  integer: RangeFilter,
  money: RangeFilter,
  percent: RangeFilter,
  boolean: BooleanFilter,
  date: RangeFilter,
  time: RangeFilter,
  dateTime: RangeFilter,
  enum: ChoicesFilter,
  enums: ChoicesFilter,
  tags: TextFilter,
  email: TextFilter,
  emails: null,
  phone: TextFilter,
  url: null,
  localized: null,
  localizedList: null,
  timeZone: TextFilter,
  timeZoneOffset: ValueFilter,
  dateRange: RangeFilter,
  weeklyHours: null,
  link: null,
  options: null,
  reference: ReferencesFilter,
  references: ReferencesFilter,
  file: null,
  files: null,
  image: null,
  count: null,
  activeOf: BooleanFilter,
  cases: ChoicesFilter,
} satisfies Record<FieldKind, ComponentType<FilterProps> | null>;
