/** The docket of an order as lines of text (001 §3 docket settings): 58 mm are 32 columns, 80 mm are 48; a Chinese character is two wide. */
import { sql } from 'drizzle-orm';
import { translate } from '#i18n/server.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import { runsOf, widthOf } from '#schemas/orders/docketText.ts';
import { ofLockedRecord } from '#server/engine/areas/areaCalls.ts';
import { flag, listOf, objectOf, text, whole } from '#server/openapi/values.ts';
import { said } from './cart.ts';

export const columnsOf = { MM_58: 32, MM_80: 48 } as const;

/** Lines of at most so many columns, broken at spaces where there are any, and between Chinese characters. */
export function wrapped(words: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  const parts = (words.match(/[^\s]+|\s+/g) ?? []).flatMap((word) => runsOf(word).map(({ text }) => text));
  for (const word of parts) {
    if (widthOf(line + word) <= columns) {
      line += word;
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    line = '';
    for (const letter of word.trimStart()) {
      if (widthOf(line + letter) > columns) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** A text on the left and an amount on the right; a long text continues below. */
export function across(left: string, right: string, columns: number): string[] {
  const room = columns - widthOf(right) - 1;
  const lines = wrapped(left, room);
  return lines.map((line, index) =>
    index === 0 ? `${line}${' '.repeat(columns - widthOf(line) - widthOf(right))}${right}` : line,
  );
}
const centred = (words: string, columns: number): string[] =>
  wrapped(words, columns).map((line) => `${' '.repeat(Math.floor((columns - widthOf(line)) / 2))}${line}`);

interface Item {
  name: Record<string, string | null>;
  options: Record<string, string | null> | null;
  remark: string | null;
  quantity: number;
  amount: number;
}

/** Counts that it was printed: the next one is a copy, and says which. */
export const docket = ofLockedRecord(
  objectOf({ columns: whole, fontSize: text, copy: flag, copyNo: whole, lines: listOf(text) }),
  async (context) => {
    const { tx, record, locale, body } = context;
    const columns = columnsOf[(body as { width: keyof typeof columnsOf }).width];
    const [store] = await tx.query<{
      fontSize: string;
      card: boolean;
      name: boolean;
      phone: boolean;
      label: Record<string, string | null>;
      zone: string;
      currency: string;
    }>(sql`
    select s.font_size as "fontSize", s.include_card_detail as card, s.name_on_docket as name, s.phone_on_docket as phone, s.name as label,
      c.time_zone as zone, c.currency from retail_stores s join office_centres c on c.id = s.office_centre_id where s.id = ${record.retailStoreId}`);
    if (!store) return undefined;
    const label = (field: string) => translate(locale, `resources.opc-orders.fields.${field}`);
    const digits = decimalsOf(store.currency);
    const money = (minor: unknown) => (Number(minor ?? 0) / 10 ** digits).toFixed(digits);
    const at = (instant: unknown) => {
      const { date, time } = localAt(store.zone, Date.parse(String(instant)));
      return `${date} ${time}`;
    };
    const rule = '-'.repeat(columns);
    const items = (record.opcOrderItems ?? []) as unknown as Item[];
    const [printed] = await tx.query<{ before: number }>(sql`
      update opc_orders set docket_printed = true, docket_prints = coalesce(docket_prints, 0) + 1 where id = ${record.id}
      returning docket_prints - 1 as before`);
    const copyNo = Number(printed?.before);
    const copy = copyNo > 0;
    const line = (name: string, value: unknown) => (value ? across(label(name), String(value), columns) : []);
    const lines = [
      ...(copy ? centred(translate(locale, 'resources.opc-orders.docket.copy', { number: copyNo }), columns) : []),
      ...centred(said(store.label, locale), columns),
      ...centred(`#${record.orderId}`, columns),
      ...centred(String(record.orderNo), columns),
      rule,
      ...line('orderedDate', at(record.orderedDate)),
      ...line('estimatedCollectionTime', at(record.estimatedCollectionTime)),
      ...line('deliveryOption', record.deliveryOptionLabel),
      ...(store.name ? line('orderName', record.orderName) : []),
      ...(store.phone ? line('orderedByMobileNumber', record.orderedByMobileNumber) : []),
      rule,
      ...items.flatMap(({ name, options, remark, quantity, amount }) => [
        ...across(`${quantity} x ${said(name, locale)}`, money(amount), columns),
        ...(options ? wrapped(said(options, locale), columns - 2).map((one) => `  ${one}`) : []),
        ...(remark ? wrapped(remark, columns - 4).map((one) => `  > ${one}`) : []),
      ]),
      rule,
      ...(Number(record.promoAmount ?? 0) > 0 ? across(label('promoAmount'), `-${money(record.promoAmount)}`, columns) : []),
      ...across(label('tax'), money(record.tax), columns),
      ...across(`${label('total')} ${store.currency}`, money(record.total), columns),
      ...line('paymentStatus', record.paymentStatusLabel),
      ...(store.card && record.paymentCardLast4
        ? across(String(record.paymentCardBrand ?? ''), `**** ${record.paymentCardLast4}`, columns)
        : []),
      ...(record.remark ? [rule, ...wrapped(String(record.remark), columns)] : []),
    ];
    return { columns, fontSize: store.fontSize, copy, copyNo, lines };
  },
);
