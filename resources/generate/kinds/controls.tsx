/** The input of every kind of field. Kinds that nobody ever writes have none; one that is missing does not compile. */
import { lazy } from 'react';
import type { Field, FieldKind } from '#schemas/kernel/field.ts';
import type { Control } from './Control.ts';
import { BooleanInput } from './inputs/BooleanInput.tsx';
import { ChoiceInput } from './inputs/ChoiceInput.tsx';
import { ChoicesInput } from './inputs/ChoicesInput.tsx';
import { DateInput, DateTimeInput, TimeInput } from './inputs/dateInputs.tsx';
import { FileInput } from './inputs/FileInput.tsx';
import { LocalizedInput } from './inputs/LocalizedInput.tsx';
import { IntegerInput, MoneyInput, PercentInput } from './inputs/numberInputs.tsx';
import { ReferenceInput } from './inputs/ReferenceInput.tsx';
import { TagsInput } from './inputs/TagsInput.tsx';
import { TimeZoneInput } from './inputs/TimeZoneInput.tsx';
import { EmailInput, LongTextInput, PhoneInput, TextInput, UrlInput } from './inputs/textInputs.tsx';

const RichText = lazy(() => import('./inputs/RichTextInput.tsx'));

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
  timeZone: { Input: TimeZoneInput },
  reference: { Input: ReferenceInput },
  file: { Input: FileInput, wide: true },
  count: null,
  cases: null,
} satisfies Record<FieldKind, Control | null>;

export const controlOf = (field: Field): Control | null => controls[field.kind];
