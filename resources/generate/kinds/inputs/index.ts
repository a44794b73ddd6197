/** The inputs that come with the forms, by the name that a kind gives. One that is missing does not compile. */
import type { ComponentType } from 'react';
import type { ControlProps } from '../Control.ts';
import type { InputName } from '../PortalKind.ts';
import { AnyOfInput } from './AnyOfInput.tsx';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { DateInput, DateRangeInput, DateTimeInput, TimeInput } from './dateInputs.tsx';
import { FileInput } from './FileInput.tsx';
import { FilesInput } from './FilesInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { LinkInput } from './LinkInput.tsx';
import { LocalizedInput } from './LocalizedInput.tsx';
import { LocalizedListInput } from './LocalizedListInput.tsx';
import { IntegerInput, MoneyInput, PercentInput } from './numberInputs.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { TagsInput } from './TagsInput.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';
import { TimeZoneOffsetInput } from './TimeZoneOffsetInput.tsx';
import { EmailInput, LongTextInput, PhoneInput, TextInput, UrlInput } from './textInputs.tsx';
import { WeeklyHoursInput } from './WeeklyHoursInput.tsx';

export const inputs: Readonly<Record<InputName, ComponentType<ControlProps>>> = {
  TextInput,
  LongTextInput,
  IntegerInput,
  MoneyInput,
  PercentInput,
  BooleanInput,
  DateInput,
  TimeInput,
  DateTimeInput,
  ChoiceInput,
  ChoicesInput,
  TagsInput,
  EmailInput,
  PhoneInput,
  UrlInput,
  AnyOfInput,
  LocalizedInput,
  LocalizedListInput,
  TimeZoneInput,
  TimeZoneOffsetInput,
  DateRangeInput,
  WeeklyHoursInput,
  LinkInput,
  ReferenceInput,
  ReferencesInput,
  FileInput,
  FilesInput,
  ImageInput,
};
