/** An amount on the screen, in the currency of its record, whoever reads it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChangedValue } from '#resources/generate/changes/ChangedValue.tsx';
import { FieldValue } from '#resources/generate/kinds/display.tsx';
import { entities, entityOf } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { amountText, currencyFrom, currencyOf, currencyToWrite, isAmount } from '#schemas/kernel/fields/currency.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';

const textIn = (markup: string) => markup.replace(/<style[^>]*>.*?<\/style>/g, '').replace(/<[^>]+>/g, '');
const owner = { officeCentre: { id: 2, label: 'Harbour House', currency: 'GBP' } };
const amounts = (entities as readonly Entity[]).flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    isAmount(field) ? [[entity.name, name, entity, field] as const] : [],
  ),
);

describe.each(amounts)('%s.%s', (_, name, entity, field: Field) => {
  it('is shown with the currency of its record', () => {
    const record = { ...owner, [name]: 123_450 };
    for (const place of ['cell', 'show'] as const)
      expect(textIn(renderToStaticMarkup(<FieldValue {...{ place, entity, name, field, record }} />))).toBe('GBP1,234.50');
  });
  it('is so in the history, too', () => {
    const change = { field: name, from: 100, to: 123_450 };
    const shown = textIn(renderToStaticMarkup(<ChangedValue entity={entity} change={change} record={owner} />));
    expect(shown).toContain('GBP1.00');
    expect(shown).toContain('GBP1,234.50');
  });
});

describe('the currency of an amount', () => {
  const session = { officeCentre: { currency: 'HKD' } } as Parameters<typeof currencyToWrite>[1];

  it('is that of its record; where the record says none, none is invented', () => {
    expect(currencyOf({ ...owner, amount: 1 })).toBe('GBP');
    expect(currencyOf({ amount: 1 })).toBeUndefined();
    expect(amountText(123_450, 'JPY')).toBe('JPY 123,450');
    expect(amountText(99_999_999_999, undefined)).toBe('999,999,999.99');
  });

  it('is that of the building in which a person writes a new one, and none where they have chosen no building', () => {
    expect(currencyToWrite({}, session)).toBe('HKD');
    expect(currencyToWrite(owner, session)).toBe('GBP');
    expect(currencyToWrite({}, { officeCentre: null })).toBeUndefined();
  });

  it('cannot be left out of an entity', () => {
    const invoice = entityOf('invoices');
    const { embed, ...officeCentre } = invoice.fields.officeCentre as Field & { embed?: unknown };
    const forgetful = { ...invoice, fields: { ...invoice.fields, officeCentre } } as unknown as Entity;
    expect(currencyFrom(invoice)).toBe('office-centres');
    expect(embed).toEqual(['currency']);
    const all = (entities as readonly Entity[]).map((one) => (one.name === 'invoices' ? forgetful : one));
    expect(checkSchemas(all)).toEqual([
      "invoices: its records have 'amount' without a currency: their building embeds 'currency'",
    ]);
  });
});
