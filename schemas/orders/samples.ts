/** Orders as people type them in at a counter. */
import { defineSample } from '../kernel/entity/sample.ts';
import { opcOrder } from './opcOrder.ts';
import { opcRefundOrder } from './opcRefundOrder.ts';

/** The thing on the menu that sample orders are for. */
export const SAMPLE_ITEM = '00000000-0000-4000-8000-0000000077aa';
const lines = (quantity: number) => [{ id: '1', opcItemUuid: SAMPLE_ITEM, quantity, options: null, remark: null }];

export const opcOrderSample = defineSample(
  opcOrder,
  [
    { lines: lines(1), promoCode: null, orderName: 'Mei Ling', remark: 'Less sugar', deliveryOption: 'PICK_UP' },
    { lines: lines(2), promoCode: null, orderName: 'Arun', remark: null, deliveryOption: 'PICK_UP' },
  ],
  { together: true },
);

export const opcRefundOrderSample = defineSample(
  opcRefundOrder,
  [
    { lines: null, amount: null, reason: 'QUALITY', remark: 'The soup was cold' },
    { lines: null, amount: null, reason: 'WRONG_ITEM', remark: null },
  ],
  { together: true },
);
