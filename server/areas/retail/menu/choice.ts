/** What a choice asks for, and what its options can give: the rules of option groups as numbers. */

export interface Option {
  available: boolean;
  preSelected: boolean;
  quantity: number | null;
}
export interface Choice {
  selectOption: string;
  required: boolean;
  minQty: number | null;
  maxQty: number | null;
  minOptions: number | null;
  maxOptions: number | null;
  options: readonly Option[] | null;
}
interface Problem {
  field: 'options' | 'required' | 'minQty' | 'minOptions' | 'maxQty';
  code: 'tooFewOptions' | 'optionsNeeded' | 'preSelectedMost';
  max?: number;
}

/** Pieces that can be had of an option. */
const piecesOf = ({ quantity }: Option): number => quantity ?? 1;
const isSingle = ({ selectOption }: Pick<Choice, 'selectOption'>): boolean => selectOption === 'SINGLE_SELECT';

/** So many different options, and pieces altogether, can be chosen at most. */
export function mostOf(choice: Choice, options: readonly Option[]): { options: number; pieces: number } {
  const different = Math.min(options.length, isSingle(choice) ? 1 : (choice.maxOptions ?? options.length));
  const pieces = options
    .map(piecesOf)
    .sort((one, other) => other - one)
    .slice(0, different)
    .reduce((sum, each) => sum + each, 0);
  return { options: different, pieces: Math.min(pieces, choice.maxQty ?? pieces) };
}

/** So many must be chosen at least: one, where people must choose. */
export const leastOf = ({ required, minQty, minOptions, ...choice }: Choice): { options: number; pieces: number } => {
  const options = isSingle(choice) ? 0 : (minOptions ?? 0);
  const least = required ? 1 : 0;
  // Where people may leave it, its least numbers hold from the first option on.
  return required || minQty || options
    ? { options: Math.max(options, least), pieces: Math.max(minQty ?? 0, least) }
    : { options: 0, pieces: 0 };
};

/** Can somebody fulfil it with the options that are available? Where nobody must choose, leaving it is fine. */
export function canFulfil(choice: Choice): boolean {
  if (!choice.required) return true;
  const [least, most] = [
    leastOf(choice),
    mostOf(
      choice,
      (choice.options ?? []).filter(({ available }) => available),
    ),
  ];
  return least.options <= most.options && least.pieces <= most.pieces;
}

/** What is wrong with the rules, whatever is available at the moment. */
export function choiceProblems(choice: Choice): Problem[] {
  const options = choice.options ?? [];
  const [least, most] = [leastOf(choice), mostOf(choice, options)];
  const chosen = options.filter(({ preSelected }) => preSelected);
  if (choice.required && options.length === 0) return [{ field: 'options', code: 'optionsNeeded' }];
  return [
    ...(least.options > most.options ? [{ field: 'minOptions', code: 'tooFewOptions', max: most.options } as const] : []),
    ...(least.pieces > most.pieces ? [{ field: 'minQty', code: 'tooFewOptions', max: most.pieces } as const] : []),
    ...(chosen.length > Math.min(most.options, most.pieces)
      ? [{ field: 'options', code: 'preSelectedMost', max: Math.min(most.options, most.pieces) } as const]
      : []),
  ];
}
