/** The filter controls of lists, by the name that a kind declares. */
import type { ComponentType } from 'react';
import type { FilterName } from '../kinds/PortalKind.ts';
import type { FilterProps } from './FilterProps.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { ReferencesFilter } from './ReferencesFilter.tsx';
import { BooleanFilter, ChoicesFilter, TextFilter } from './simpleFilters.tsx';
import { ValueFilter } from './ValueFilter.tsx';

export const filterControls: Readonly<Record<FilterName, ComponentType<FilterProps>>> = {
  text: TextFilter,
  range: RangeFilter,
  yesNo: BooleanFilter,
  choices: ChoicesFilter,
  references: ReferencesFilter,
  value: ValueFilter,
};
