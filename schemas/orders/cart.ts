/** What somebody who orders says: things on the menu of a store, how they are to be, and where they go. Prices are never among it. */
import { dateTime, integer, longText, oneOf, phone, rows, tags, text } from '../kernel/fields/field.ts';
import { deliveryOptions } from './values.ts';

/** The most lines of an order, and pieces of a line. */
export const MOST_LINES = 50;
export const MOST_PIECES = 99;

const line = {
  opcItemUuid: text({ required: true, max: 36 }),
  quantity: integer({ required: true, min: 1, max: MOST_PIECES }),
  /** `12:large:1`: the option group of the item, the option, and how many pieces of it. */
  options: tags({ maxItems: 30 }),
  remark: text({ max: 200 }),
};
/** In the form of the portal. */
export const cartLines = () => rows({ maxItems: MOST_LINES, asked: true, fixed: true, required: true, fields: line });

/** In the calls of those who order. */
export const cartInput = {
  retailStoreUuid: text({ required: true, max: 36 }),
  lines: { rows: line, max: MOST_LINES },
  deliveryOption: oneOf(deliveryOptions),
  promoCode: text({ max: 30 }),
};
export const orderInput = {
  ...cartInput,
  /** Called out when it is ready. */
  orderName: text({ max: 100 }),
  remark: longText({ max: 500 }),
  mobileNumber: phone(),
  deliveryTime: dateTime(),
  deliverToAddressName: text({ max: 150 }),
  deliverToAddressLine1: text({ max: 200 }),
  deliverToAddressLine2: text({ max: 200 }),
  deliverToAddressLine3: text({ max: 200 }),
  /** Made when the form opens: the same key orders once. */
  requestKey: text({ required: true, max: 60 }),
};

export interface CartLine {
  opcItemUuid: string;
  quantity: number;
  options?: readonly string[] | null;
  remark?: string | null;
}

/** One option as a line says it. */
export interface TakenOption {
  group: number;
  option: string;
  quantity: number;
}
/** Undefined for what cannot be one. */
export function optionOf(said: string): TakenOption | undefined {
  const [, group, option, quantity] = /^(\d{1,12}):([^:]{1,40}):(\d{1,2})$/.exec(said) ?? [];
  return group && option && Number(quantity) > 0 ? { group: Number(group), option, quantity: Number(quantity) } : undefined;
}
export const optionText = ({ group, option, quantity }: TakenOption): string => `${group}:${option}:${quantity}`;

export const reviewInput = { rating: integer({ required: true, min: 1, max: 5 }), comment: longText({ max: 1000 }) };
