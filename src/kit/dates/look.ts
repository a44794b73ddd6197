import type { Ref } from 'react';
import type { DateProblem } from './limits.ts';

/** What every date and time input of the kit takes. */
export interface FieldLook {
  id?: string;
  label: string;
  /** How sentences about what is wrong call the field, where its label alone does not say which one it is. */
  calledBy?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** The id of the element that says what is wrong with this field and its neighbour together. */
  saidBy?: string;
}

/** What cannot be a value: the text as it was typed, and the date or time that it stands for, if it stands for one. */
export interface Wrong<P extends string = DateProblem> {
  text: string;
  value?: string;
  problem: P;
}

/** Ties a field to what its neighbour and it have wrong together, unless it has something to say itself. */
export const tiedTo = (saidBy: string | undefined, said: string | undefined) =>
  saidBy && !said ? { 'aria-describedby': saidBy } : {};
