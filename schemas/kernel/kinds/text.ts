/** Single-line and longer texts, and text-like values: addresses, telephone numbers, tags. */
import { isCalendarAddress, isPageOrHttps, isWebAddress } from '../fields/formats.ts';
import { type TextForm, textForms } from '../fields/normalText.ts';
import { type PatternName, patterns } from '../fields/patterns.ts';
import { isPhone } from '../fields/phoneNumber.ts';
import { type ChecksOf, maker, type Of, type TraitsOf } from './kind.ts';
import { long, NUL, notText, type SamplesOf } from './samples.ts';

export type { PatternName };

/** Names are kept as they are written; codes, plates and addresses of machines in the letters that everybody has. */
export const formOfText = ({ pattern }: Pick<TextField, 'pattern'>): TextForm =>
  pattern === undefined || pattern === 'name' || pattern === 'notNumeric' ? 'line' : 'code';

/** Stored encrypted and never read again (`schemas/kernel/fields/secret.ts`). */
export interface Secret {
  /** Fields of the same form: once one of them changes, the secret has to be given again. */
  boundTo?: readonly string[];
}
export type TextField = Of<'text', string> & { max: number; pattern?: PatternName; secret?: Secret };
export type LongTextField = Of<'longText', string> & { max: number };
export type RichTextField = Of<'richText', string> & { max: number };
/** A reference number that the server assigns, for example `SP-2026-00042`, counted per building and year. */
export type SequenceField = Of<'sequence', string> & { prefix: string };
/** `suggest`: offers the tags that others in the building have used. */
export type TagsField = Of<'tags', readonly string[]> & { maxItems: number; suggest?: boolean };
export type EmailField = Of<'email', string>;
export type EmailsField = Of<'emails', readonly string[]> & { maxItems: number };
export type PhoneField = Of<'phone', string>;
/**
 * `inApp`: a page of the portal (`/parking/carparks`) or an https address, for what people are sent; `calendar`: as calendars are published,
 * which is also `webcal://`.
 */
export type UrlField = Of<'url', string> & { inApp?: boolean; calendar?: boolean };

export interface TextKinds {
  text: TextField;
  longText: LongTextField;
  richText: RichTextField;
  sequence: SequenceField;
  tags: TagsField;
  email: EmailField;
  emails: EmailsField;
  phone: PhoneField;
  url: UrlField;
}

export const text = maker<TextField>('text', { max: 200 });
export const longText = maker<LongTextField>('longText', { max: 2000 });
export const richText = maker<RichTextField>('richText', { max: 5000 });
export const tags = maker<TagsField>('tags', { maxItems: 20 });
export const email = maker<EmailField>('email');
export const emails = maker<EmailsField>('emails', { maxItems: 20 });
export const phone = maker<PhoneField>('phone');
export const url = maker<UrlField>('url');
export const sequence = (prefix: string): SequenceField => ({ kind: 'sequence', prefix, system: true, search: true });

export const textTraits = {
  text: { filter: 'text', ordered: true, searchable: true, inCell: true, line: true },
  longText: { filter: 'text', searchable: true, inCell: true },
  richText: { filter: 'none', formatted: () => true },
  sequence: { filter: 'text', ordered: true, searchable: true, numbered: true },
  tags: { filter: 'choice', inCell: true, remembered: true },
  email: { filter: 'text', ordered: true, searchable: true, inCell: true, address: true },
  emails: { filter: 'none', inCell: true, addresses: true },
  phone: { filter: 'text', searchable: true, inCell: true },
  url: { filter: 'none', inCell: true },
} as const satisfies TraitsOf<TextKinds>;

/** A telephone number comes with marks that nobody sees and that are not stored. */
const PASTED = 60;

export const textChecks: ChecksOf<TextKinds> = {
  text: (field, { errorCode, line, rawString }) => {
    const { max, pattern, secret } = field;
    // Nobody opens a secret in a spreadsheet, and it may begin with any character.
    if (secret) return rawString(max).test('line', errorCode('oneLine'), (value) => !value || !/[\r\n]/.test(value));
    const form = formOfText(field);
    const tidy = textForms[form];
    // What begins with a space is refused as it is, although the space would go.
    return pattern
      ? line(max, form).test(
          'pattern',
          errorCode(`pattern.${pattern}`),
          (value) => !value || patterns[pattern].test(/^\s/.test(value) ? ` ${tidy(value)}` : tidy(value)),
        )
      : line(max);
  },
  longText: ({ max }, { errorCode, isHarmless, string }) =>
    string(max).test('injection', errorCode('injection'), (value) => isHarmless(value, 'lines')),
  richText: ({ max }, { html }) => html(max),
  sequence: (_, { string }) => string(40),
  tags: ({ maxItems }, { line, list }) => list(line(50), maxItems),
  email: (_, { emailLine }) => emailLine(),
  emails: ({ maxItems }, { list, emailLine }) => list(emailLine(), maxItems),
  phone: (_, { errorCode, rawString }) =>
    rawString(PASTED).test('phone', errorCode('phone'), (value) => !value || isPhone(value)),
  url: ({ inApp, calendar }, { errorCode, string }) => {
    const [code, isRight] = inApp
      ? (['urlInApp', isPageOrHttps] as const)
      : (['url', calendar ? isCalendarAddress : isWebAddress] as const);
    return string(2000).test(code, errorCode(code), (value) => !value || isRight(value));
  },
};

/** Values that are accepted, and values that are refused with the code of the refusal: for the tests of every kind. */
export const textSamples: SamplesOf<TextKinds> = {
  text: {
    good: ({ pattern, max }, turn, variant) =>
      pattern === 'digits'
        ? `${variant === 'first' ? 1 : 2}${turn}`
        : pattern === 'pinCode'
          ? `${variant === 'first' ? 7 : 8}${String(turn % 100_000).padStart(5, '0')}`
          : pattern === 'domain'
            ? `${variant === 'first' ? 't' : 'u'}${turn}.example`
            : pattern === 'macAddress'
              ? `00:1B:44:11:${variant === 'first' ? '3A' : '3B'}:${(turn % 256).toString(16).padStart(2, '0')}`
              : `${variant === 'first' ? 'T' : 'U'}${pattern === 'vehiclePlate' ? ' ' : ''}${turn}`.slice(0, max),
    bad: ({ max, pattern }) => [
      ...notText,
      ...(pattern
        ? ([['!!', `pattern.${pattern}`]] as const)
        : ([
            [long(max), 'tooLong'],
            ['=1+1', 'injection'],
            ['\u200b=1+1', 'injection'],
            ['a\u0007b', 'hiddenCharacter'],
            ['a\u202eb', 'hiddenCharacter'],
            ['a\nb', 'oneLine'],
            [NUL, 'badCharacter'],
          ] as const)),
    ],
  },
  longText: {
    good: (_, turn, variant) => `Line ${turn}\n${variant}`,
    bad: ({ max }) => [
      ...notText,
      [long(max), 'tooLong'],
      ['=1+1', 'injection'],
      [NUL, 'badCharacter'],
      ['a\u0007b', 'hiddenCharacter'],
    ],
  },
  richText: {
    good: (_, turn, variant) => `<p>Paragraph <strong>${turn}</strong> ${variant}</p>`,
    bad: ({ max }) => [...notText, [long(max), 'tooLong'], [NUL, 'badCharacter']],
  },
  sequence: { good: () => undefined, bad: () => [] },
  tags: {
    good: (_, turn, variant) => [`tag-${turn}`, variant],
    bad: ({ maxItems }) => [
      ['tag', 'notList'],
      [['a', 'a'], 'duplicateEntry'],
      [Array.from({ length: maxItems + 1 }, (_, index) => `t${index}`), 'tooManyItems'],
    ],
  },
  email: {
    good: (_, turn, variant) => `person-${turn}.${variant}@atrium.example`,
    bad: () => [
      [7, 'notText'],
      ['nobody', 'email'],
      ['a@b@c.example', 'email'],
      ['Eve <eve@atrium.example>', 'email'],
    ],
  },
  emails: {
    good: (_, turn, variant) => [`team-${turn}@atrium.example`, `${variant}@atrium.example`],
    bad: ({ maxItems }) => [
      ['a@atrium.example', 'notList'],
      [['a@atrium.example', 'a@atrium.example'], 'duplicateEntry'],
      [Array.from({ length: maxItems + 1 }, (_, index) => `t${index}@atrium.example`), 'tooManyItems'],
    ],
  },
  phone: {
    good: (_, turn, variant) => `+65 ${variant === 'first' ? 6 : 8}${String(1_000_000 + turn)}`,
    bad: () => [
      [6_512_345_678, 'notText'],
      ['call me', 'phone'],
      ['6123 4567\n6123 4568', 'phone'],
    ],
  },
  url: {
    good: (_, turn, variant) => `https://atrium.example/${variant}/${turn}`,
    bad: ({ inApp }) => {
      const wrong = inApp ? 'urlInApp' : 'url';
      return [
        [7, 'notText'],
        ['javascript:alert(1)', wrong],
        ['atrium.example', wrong],
        ...(inApp ? (['http://atrium.example', '//atrium.example', '/\\\\atrium.example', '/a b'] as const) : []).map(
          (one) => [one, wrong] as const,
        ),
      ];
    },
  },
};
