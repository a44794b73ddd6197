import type { Ref } from 'react';
import type { DateProblem } from './limits.ts';

/** Props of every date and time input of the kit. */
export interface FieldLook {
  id?: string;
  label: string;
  /** The field's name in error messages, where its label alone is ambiguous. */
  calledBy?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** The id of the element with the shared error of this field and its neighbour. */
  saidBy?: string;
}

/** Invalid input: the typed text, and the date or time that it means, if any. */
export interface InvalidInput<P extends string = DateProblem> {
  text: string;
  value?: string;
  problem: P;
}

/** Links a field to the error that it shares with its neighbour, unless it has an error of its own. */
export const sharedErrorProps = (saidBy: string | undefined, said: string | undefined) =>
  saidBy && !said ? { 'aria-describedby': saidBy } : {};
