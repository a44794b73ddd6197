/** What people may choose of an option group (001 §3): how many different options, and how many pieces of them altogether. */
import { boolean, integer, localized, money, oneOf, rows } from '../kernel/fields/field.ts';

export const selectOptions = ['SINGLE_SELECT', 'MULTI_SELECT'] as const;
const MOST = 99;
const many = { when: { selectOption: 'MULTI_SELECT' } } as const;

/** Something that people add, with its price. */
const option = {
  name: localized({ required: true, short: true, max: 100 }),
  price: money({ required: true, default: 0 }),
  /** The most pieces of it; empty: one. */
  quantity: integer({ min: 1, max: MOST }),
  available: boolean({ default: true }),
  /** Chosen until somebody chooses otherwise. */
  preSelected: boolean({ default: false }),
} as const;
export const optionRows = (facts: { system?: true } = {}) => rows({ maxItems: 50, numbered: true, fields: option, ...facts });

/** Rules of a group, which an item may have otherwise. */
export const choiceFields = {
  /** People must choose. */
  required: boolean({ default: false }),
  available: boolean({ default: true }),
  /** Pieces altogether: five scoops of ice cream. */
  minQty: integer({ max: MOST }),
  maxQty: integer({ min: 1, max: MOST }),
  /** Different options: three toppings. */
  minOptions: integer({ max: 50, ...many }),
  maxOptions: integer({ min: 1, max: 50, ...many }),
} as const;
export const selectOption = (facts: { system?: true } = {}) =>
  oneOf(selectOptions, facts.system ? { system: true } : { required: true, default: 'SINGLE_SELECT' });

export const choice = ['required', 'minOptions', 'maxOptions', 'minQty', 'maxQty'] as const;
export const choiceOrder = [
  { field: 'maxQty', gte: 'minQty' },
  { field: 'maxOptions', gte: 'minOptions' },
] as const;
