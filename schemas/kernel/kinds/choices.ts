/** Values from a fixed list: yes and no, one, several, and computed ones. */
import { type Usage, usageTones } from '../fields/meter.ts';
import { type SystemDataCategory, type SystemDataCode, systemDataCodes } from '../fields/systemData.ts';
import type { Where } from '../rules/where.ts';
import type { Tone } from '../states/tone.ts';
import { type ChecksOf, type Facts, type FieldFacts, maker, type Of, type TraitsOf } from './kind.ts';
import { pick, type SamplesOf } from './samples.ts';

/** `category`: the values are the codes of that category of the system data (000 §3), which is also where their labels are from. */
interface Choices<V extends string> {
  values: readonly V[];
  category?: SystemDataCategory;
  /** If the values are statuses: the tone of each. */
  tones?: Readonly<Record<V, Tone>>;
}

export type BooleanField = Of<'boolean', boolean>;
export type EnumField<V extends string = string> = Of<'enum', V> & Choices<V>;
export type EnumsField<V extends string = string> = Of<'enums', readonly V[]> & Choices<V>;
/**
 * Computed: how many rows reference this record, or the `sum` of one of their numbers. `from` names a number of the record of which they are
 * taken: what is left of it, never below zero, and nothing where it is empty.
 */
export type CountField = Of<'count', never, number> & { of: string; by: string; where?: Where; sum?: string; from?: string };
/** Computed: whether the record that a reference points at is active; null where there is none. */
export type ActiveOfField = Of<'activeOf', never, boolean> & { by: string };
/** Computed: whether the record meets a condition, of computed values as well. */
export type WhetherField = Of<'whether', never, boolean> & { matches: Where };
/** Computed: the first case whose condition holds; sortable and filterable like an enum. */
export type CasesField<V extends string = string> = Of<'cases', never, V> & {
  values: readonly V[];
  tones: Readonly<Record<V, Tone>>;
  cases: readonly { when: Where; is: V }[];
};
/** Computed: whether any of these numbers is used up or running out, as their meters show it (`leftOf`); null where there are none. */
export type UsageField = Of<'usage', never, Usage> & {
  values: readonly Usage[];
  tones: Readonly<Record<Usage, Tone>>;
  meters: readonly string[];
};

export interface ChoicesKinds {
  boolean: BooleanField;
  enum: EnumField;
  enums: EnumsField;
  count: CountField;
  activeOf: ActiveOfField;
  whether: WhetherField;
  cases: CasesField;
  usage: UsageField;
}

export const boolean = maker<BooleanField>('boolean');
export const oneOf = <const V extends string, const O extends Facts<EnumField<V>>>(values: readonly V[], options?: O) =>
  ({ kind: 'enum', values, ...options }) as unknown as EnumField<V> &
    (O extends { required: true } ? { required: true } : unknown);
export const someOf = <const V extends string>(values: readonly V[], options?: Facts<EnumsField<V>>) =>
  ({ kind: 'enums', values, ...options }) as unknown as EnumsField<V>;

/** One code of a category of the system data (000 §3): the category defines the codes and their labels. */
export const systemCode = <const C extends SystemDataCategory, const O extends Facts<EnumField<SystemDataCode<C>>>>(
  category: C,
  options?: O,
) => oneOf(systemDataCodes(category), { category, ...options } as unknown as O);
/** Several codes of a category. */
export const systemCodes = <const C extends SystemDataCategory>(category: C, options?: Facts<EnumsField<SystemDataCode<C>>>) =>
  someOf(systemDataCodes(category), { category, ...options });

export const activeOf = (by: string) => ({ kind: 'activeOf', by }) as unknown as ActiveOfField;
export const countOf = (of: string, options: { by: string; where?: Where; sum?: string; from?: string } & FieldFacts) =>
  ({ kind: 'count', of, ...options }) as unknown as CountField;
export const whether = (matches: Where, options?: FieldFacts) =>
  ({ kind: 'whether', matches, ...options }) as unknown as WhetherField;
/** The state of several meters, the worst first. */
export const usageOf = (meters: readonly string[]) =>
  ({ kind: 'usage', values: Object.keys(usageTones), tones: usageTones, meters }) as unknown as UsageField;
/** Statuses derived from the record, each with its tone. */
export const cases = <const V extends string>(tones: Readonly<Record<V, Tone>>, list: readonly { when: Where; is: V }[]) =>
  ({ kind: 'cases', values: Object.keys(tones), tones, cases: list }) as unknown as CasesField<V>;
/** The statuses of a state table with their tones, written by the server alone: `statuses({ OPEN: 'info', DONE: 'success' })`. */
export const statuses = <const V extends string>(tones: Readonly<Record<V, Tone>>) =>
  oneOf(Object.keys(tones) as V[], { system: true, tones });

export const choicesTraits = {
  boolean: { filter: 'equal', ordered: true, inCell: true, zero: false },
  enum: { filter: 'choice', ordered: true, inCell: true, listed: true, status: true },
  enums: { filter: 'choice', inCell: true, listed: true },
  count: { filter: 'none', ordered: true, computed: true },
  activeOf: { filter: 'equal', ordered: true, computed: true },
  whether: { filter: 'equal', ordered: true, computed: true },
  cases: { filter: 'choice', ordered: true, computed: true, listed: true },
  usage: { filter: 'choice', ordered: true, computed: true, listed: true },
} as const satisfies TraitsOf<ChoicesKinds>;

export const choicesChecks: ChecksOf<ChoicesKinds> = {
  boolean: (_, { errorCode, yup }) => yup.boolean().strict().typeError(errorCode('notYesNo')),
  enum: ({ values }, { errorCode, string }) =>
    string(60).oneOf([...values, '', null] as never[], errorCode('notAllowed', { values: values.join(', ') })),
  enums: ({ values }, { errorCode, list, yup }) =>
    list(
      yup
        .string()
        .strict()
        .typeError(errorCode('notText'))
        .oneOf([...values], errorCode('notAllowed', { values: values.join(', ') })),
      values.length,
    ),
  count: (_, { yup }) => yup.mixed(),
  activeOf: (_, { yup }) => yup.mixed(),
  whether: (_, { yup }) => yup.mixed(),
  cases: (_, { yup }) => yup.mixed(),
  usage: (_, { yup }) => yup.mixed(),
};

/** Values that are accepted, and values that are refused with the code of the refusal: for the tests of every kind. */
export const choicesSamples: SamplesOf<ChoicesKinds> = {
  boolean: {
    good: (field, _, variant) => (field.default ?? false) === (variant === 'first'),
    bad: () => [
      ['true', 'notYesNo'],
      [1, 'notYesNo'],
    ],
  },
  enum: {
    good: ({ values, default: fallback }, _, variant) => pick(values, fallback, variant),
    bad: () => [
      ['NO_SUCH_VALUE', 'notAllowed'],
      [7, 'notText'],
    ],
  },
  enums: {
    good: ({ values }, _, variant) => (variant === 'first' ? [values[0]] : values.slice(1, 3)),
    bad: ({ values }) => [
      ['A', 'notList'],
      [[values[0], values[0]], 'duplicateEntry'],
    ],
  },
  count: { good: () => undefined, bad: () => [] },
  activeOf: { good: () => undefined, bad: () => [] },
  whether: { good: () => undefined, bad: () => [] },
  cases: { good: () => undefined, bad: () => [] },
  usage: { good: () => undefined, bad: () => [] },
};
