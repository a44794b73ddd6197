/** Single-line and longer texts, on the server. */
import { text } from 'drizzle-orm/pg-core';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { calendarAddress } from '#schemas/kernel/fields/formats.ts';
import { lineForm, linesForm, textForms } from '#schemas/kernel/fields/normalText.ts';
import { normalPhone } from '#schemas/kernel/fields/phoneNumber.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import { formOfText, type TextKinds } from '#schemas/kernel/kinds/text.ts';
import { listOf, textOf } from './cellText.ts';
import { asIs, type FromCell, type KindsOf, list, string, words } from './kind.ts';
import { tidyHtml } from './tidyHtml.ts';

const lines: FromCell = (cell) => ({ value: listOf(cell) });
const composed: FromCell = (cell) => ({ value: linesForm(textOf(cell)).trim() });

export const textKinds = {
  text: {
    column: (name) => text(name),
    json: ({ max }) => string(max),
    cell: asIs,
    caseless: true,
    alphabetical: true,
    fromCell: words,
    asked: (value, field) => (field.secret ? value : textForms[formOfText(field)](value)),
    kept: (value: string, field) => (field.secret ? value : textForms[formOfText(field)](value)),
  },
  longText: {
    column: (name) => text(name),
    json: ({ max }) => string(max),
    cell: asIs,
    fromCell: composed,
    kept: (value: string) => linesForm(value),
  },
  richText: {
    column: (name) => text(name),
    json: () => string(),
    cell: visibleText,
    kept: tidyHtml,
  },
  sequence: { column: (name) => text(name), json: () => string(40), cell: asIs },
  tags: {
    column: (name) => text(name).array(),
    json: ({ maxItems }) => ({ type: 'array', items: string(50), maxItems }),
    cell: list,
    cast: 'text[]',
    fromCell: lines,
    asked: lineForm,
    kept: (value: string[]) => [...new Set(value.map(lineForm).filter(Boolean))],
  },
  email: {
    column: (name) => text(name),
    json: () => ({ type: 'string', format: 'email' }),
    cell: asIs,
    caseless: true,
    alphabetical: true,
    // An invalid address is passed on unchanged: the form's own check reports what is wrong with it.
    fromCell: (cell) => ({ value: normalEmail(textOf(cell)) ?? textOf(cell) }),
    kept: (value: string) => normalEmail(value),
  },
  emails: {
    column: (name) => text(name).array(),
    json: ({ maxItems }) => ({ type: 'array', items: { type: 'string', format: 'email' }, maxItems }),
    cell: list,
    cast: 'text[]',
    fromCell: lines,
    kept: (value: string[]) => [...new Set(value.map(normalEmail))],
  },
  phone: {
    column: (name) => text(name),
    json: () => string(21),
    cell: asIs,
    // As with e-mail addresses.
    fromCell: (cell) => ({ value: normalPhone(textOf(cell)) ?? textOf(cell) }),
    kept: (value: string) => normalPhone(value),
  },
  url: {
    column: (name) => text(name),
    json: () => ({ type: 'string', format: 'uri' }),
    cell: asIs,
    fromCell: words,
    kept: (value: string, { calendar }) => (calendar ? calendarAddress(value) : value),
  },
} satisfies KindsOf<TextKinds>;
