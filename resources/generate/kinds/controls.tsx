/** The input of every kind of field. Kinds that nobody ever writes have none; one that is missing does not compile. */
import { lazy } from 'react';
import type { Field, FieldKind } from '#schemas/kernel/field.ts';
import type { Control } from './Control.ts';
import { BooleanInput } from './inputs/BooleanInput.tsx';
import { ChoiceInput } from './inputs/ChoiceInput.tsx';
import { ChoicesInput } from './inputs/ChoicesInput.tsx';
import { DateInput, DateRangeInput, DateTimeInput, TimeInput } from './inputs/dateInputs.tsx';
import { FileInput } from './inputs/FileInput.tsx';
import { FilesInput } from './inputs/FilesInput.tsx';
import { ImageInput } from './inputs/ImageInput.tsx';
import { LinkInput } from './inputs/LinkInput.tsx';
import { LocalizedInput } from './inputs/LocalizedInput.tsx';
import { LocalizedListInput } from './inputs/LocalizedListInput.tsx';
import { IntegerInput, MoneyInput, PercentInput } from './inputs/numberInputs.tsx';
import { ReferenceInput } from './inputs/ReferenceInput.tsx';
import { ReferencesInput } from './inputs/ReferencesInput.tsx';
import { TagsInput } from './inputs/TagsInput.tsx';
import { TimeZoneInput } from './inputs/TimeZoneInput.tsx';
import { TimeZoneOffsetInput } from './inputs/TimeZoneOffsetInput.tsx';
import { EmailInput, LongTextInput, PhoneInput, TextInput, UrlInput } from './inputs/textInputs.tsx';
import { WeeklyHoursInput } from './inputs/WeeklyHoursInput.tsx';

const RichText = lazy(() => import('./inputs/RichTextInput.tsx'));
const Options = lazy(() => import('./inputs/OptionsInput.tsx'));

export const controls = {
  text: { Input: TextInput },
  longText: { Input: LongTextInput, wide: true },
  richText: { Input: RichText, wide: true },
  sequence: null,
  integer: { Input: IntegerInput },
  money: { Input: MoneyInput },
  percent: { Input: PercentInput },
  boolean: { Input: BooleanInput },
  date: { Input: DateInput },
  time: { Input: TimeInput },
  dateTime: { Input: DateTimeInput },
  enum: { Input: ChoiceInput },
  enums: { Input: ChoicesInput, wide: true },
  tags: { Input: TagsInput, wide: true },
  email: { Input: EmailInput },
  emails: { Input: TagsInput, wide: true },
  phone: { Input: PhoneInput },
  url: { Input: UrlInput },
  localized: { Input: LocalizedInput, wide: true },
  localizedList: { Input: LocalizedListInput, wide: true },
  timeZone: { Input: TimeZoneInput },
  timeZoneOffset: { Input: TimeZoneOffsetInput },
  dateRange: { Input: DateRangeInput },
  weeklyHours: { Input: WeeklyHoursInput, wide: true },
  link: { Input: LinkInput, wide: true },
  options: { Input: Options, wide: true },
  reference: { Input: ReferenceInput },
  references: { Input: ReferencesInput, wide: true },
  file: { Input: FileInput, wide: true },
  files: { Input: FilesInput, wide: true },
  image: { Input: ImageInput, wide: true },
  count: null,
  activeOf: null,
  cases: null,
} satisfies Record<FieldKind, Control | null>;

export const controlOf = (field: Field): Control | null => controls[field.kind];
