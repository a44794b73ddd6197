/** The bills of an order and of a refund on their pages: what was ordered, what was given back, and sums that add up, in every language. */
import { I18nContext } from 'ra-core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import OrderBill from '#resources/orders/OrderBill.tsx';
import RefundBill from '#resources/orders/RefundBill.tsx';
import { afterRefund, byPieces } from '#schemas/orders/refunds.ts';
import { billOf } from '#server/areas/orders/bill.ts';
import { refundedItems } from '#server/areas/orders/refund.ts';

const three = (en: string, zh: string) => ({ en, 'zh-Hant': zh, 'zh-Hans': zh });
const item = (name: ReturnType<typeof three>, over: object = {}) => ({
  uuid: '0f0e7a52-5d5e-4f61-8f6e-2a1c3c0d9b11',
  name,
  options: null,
  choice: [],
  remark: null,
  quantity: 1,
  unitPrice: 480,
  ...over,
});
const cart = [
  item(three('Kaya toast', '咖椰吐司'), { quantity: 3 }),
  item(three('Kopi', '咖啡'), { unitPrice: 260, options: three('Large', '大'), remark: 'Less sugar' }),
];
const officeCentre = { id: 2, label: 'Harbour House', currency: 'SGD' };
const terms = { deliveryFee: 200, taxRate: 900, taxIncluded: true };

/** The lines of a bill as people read them: what each is for, and its amount. */
function read(Bill: ComponentType<never>, value: unknown, record: object, locale: LocaleCode = 'en'): [string, string][] {
  const i18n = {
    translate: (key: string, params?: object) => translate(locale, key, params as never),
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
  const Shown = Bill as unknown as ComponentType<{ value: unknown; record: object }>;
  const markup = renderToStaticMarkup(
    <I18nContext value={i18n as never}>
      <Shown value={value} record={record} />
    </I18nContext>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
  const plain = (html: string) =>
    html
      .replaceAll(/<\/?(div|span)[^>]*>/g, ' ')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return [...markup.matchAll(/<dt.*?>(.*?)<\/dt><dd.*?>(.*?)<\/dd>/gs)].map(([, name = '', amount = '']) => [
    plain(name),
    plain(amount),
  ]);
}
const shown = (bill: ReturnType<typeof billOf>, over: object = {}, locale?: LocaleCode) =>
  read(OrderBill as never, bill.opcOrderItems, { id: 1, officeCentre, ...bill, ...over }, locale);

describe('the bill of an order', () => {
  it('has its things with options, pieces and prices, and the tax that is in them', () => {
    expect(shown(billOf(terms, cart, undefined, false))).toEqual([
      ['Kaya toast 3 × SGD 4.80', 'SGD 14.40'],
      ['Kopi 1 × SGD 2.60 Large Less sugar', 'SGD 2.60'],
      ['Items', 'SGD 17.00'],
      ['Total', 'SGD 17.00'],
      ['Including tax (9 %)', 'SGD 1.40'],
    ]);
  });

  it('has discount, delivery and tax on top where there are some, and they add up to the total', () => {
    const bill = billOf({ ...terms, taxIncluded: false }, cart, [144, 26], true);
    expect(shown(bill).slice(2)).toEqual([
      ['Items', 'SGD 17.00'],
      ['Discount', 'SGD -1.70'],
      ['Delivery fee', 'SGD 2.00'],
      ['Tax (9 %)', 'SGD 1.56'],
      ['Total', 'SGD 18.86'],
    ]);
    expect(1700 - 170 + 200 + 156).toBe(bill.total);
  });

  it('says what was given back only where something was, and what is left', () => {
    const bill = billOf(terms, cart, undefined, true);
    const part = byPieces(bill.opcOrderItems[0] as never, 1);
    const opcOrderItems = afterRefund(bill.opcOrderItems, [part, byPieces(bill.opcOrderItems[2] as never, 1)]);
    const lines = read(OrderBill as never, opcOrderItems, { id: 1, officeCentre, ...bill, refundTotal: 680 });
    expect(lines).toEqual([
      ['Kaya toast 3 × SGD 4.80 1 × given back SGD 4.80', 'SGD 14.40'],
      ['Kopi 1 × SGD 2.60 Large Less sugar', 'SGD 2.60'],
      ['Items', 'SGD 17.00'],
      ['Delivery fee Given back SGD 2.00', 'SGD 2.00'],
      ['Total', 'SGD 19.00'],
      ['Including tax (9 %)', 'SGD 1.57'],
      ['Given back', 'SGD -6.80'],
      ['Left', 'SGD 12.20'],
    ]);
  });

  it('is in the language of the reader and the currency of the building, without a code or an id', () => {
    const yen = { officeCentre: { ...officeCentre, currency: 'JPY' } };
    for (const locale of localeCodes) {
      const text = shown(billOf(terms, cart, undefined, true), yen, locale)
        .flat()
        .join('\n');
      expect(text, locale).toContain(locale === 'en' ? 'Kaya toast 3 × JPY 480' : '咖椰吐司 3 × JPY 480');
      expect(text, locale).not.toMatch(/resources\.|0f0e7a52|SGD/);
    }
    expect(
      shown(billOf(terms, cart, undefined, true), {}, 'zh-Hant')
        .map(([name]) => name)
        .slice(2),
    ).toEqual(['項目合計', '送餐費', '總額', '已含稅項（9 %）']);
  });
});

describe('the bill of a refund', () => {
  const bill = billOf(terms, cart, undefined, false);
  const order = { id: 1, label: 'OR-1', total: bill.total, refundTotal: 480 };
  const refund = (part: ReturnType<typeof byPieces>, locale?: LocaleCode) =>
    read(
      RefundBill as never,
      refundedItems(bill.opcOrderItems as never, [part]),
      {
        id: 1,
        officeCentre,
        opcOrder: order,
        refundSubtotal: part.total - part.tax,
        refundTax: part.tax,
        refundTotal: part.total,
      },
      locale,
    );

  it('has the things that were given back, its sums, and what is left of the order', () => {
    expect(refund(byPieces(bill.opcOrderItems[0] as never, 1))).toEqual([
      ['Kaya toast 1 × SGD 4.80', 'SGD 4.80'],
      ['Given back', 'SGD 4.80'],
      ['Before tax', 'SGD 4.40'],
      ['Tax', 'SGD 0.40'],
      ['Left of the order', 'SGD 12.20'],
    ]);
    expect(refund(byPieces(bill.opcOrderItems[1] as never, 1), 'zh-Hans')[0]).toEqual(['咖啡 1 × SGD 2.60 大', 'SGD 2.60']);
  });

  it('has no pieces where an amount was given back', () => {
    expect(refund({ line: '1', quantity: 0, tax: 9, total: 103 })[0]).toEqual(['Kaya toast', 'SGD 1.03']);
  });
});
