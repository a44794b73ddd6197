/** For every field kind: values that are accepted, and values that are refused with the code of the refusal. */
import type { FieldKind, FieldOf } from '#schemas/kernel/field.ts';

/** `first` goes into new records, `other` into updates: they differ in every kind. */
export type Variant = 'first' | 'other';
interface Sample<K extends FieldKind> {
  /** A value that no earlier turn gave, as far as the kind allows; undefined for what cannot be made up. */
  good: (field: FieldOf<K>, turn: number, variant: Variant) => unknown;
  bad: (field: FieldOf<K>) => readonly (readonly [value: unknown, code: string])[];
}

const NUL = 'a\u0000b';
const notText = [
  [7, 'notText'],
  [['a'], 'notText'],
] as const;
const notNumber = [
  ['7', 'notNumber'],
  [1.5, 'notWhole'],
] as const;
const long = (max: number) => 'x'.repeat(max + 1);
const day = (turn: number) => new Date(Date.UTC(2027, 0, 1 + turn)).toISOString();
const outside = ({ min, max }: { min: number; max: number }) =>
  [
    [min - 1, 'tooSmall'],
    [max + 1, 'tooBig'],
  ] as const;
const pick = <T>(values: readonly T[], fallback: T | undefined, variant: Variant): T | undefined =>
  variant === 'first' ? (fallback ?? values[0]) : values.at(-1);

export const samples = {
  text: {
    good: ({ pattern, max }, turn, variant) =>
      `${variant === 'first' ? 'T' : 'U'}${pattern === 'vehiclePlate' ? ' ' : ''}${turn}`.slice(0, max),
    bad: ({ max, pattern }) => [
      ...notText,
      ...(pattern
        ? ([['!!', `pattern.${pattern}`]] as const)
        : ([
            [long(max), 'tooLong'],
            ['=1+1', 'injection'],
            ['@sum(1)', 'injection'],
            ['a\nb', 'oneLine'],
            [NUL, 'badCharacter'],
          ] as const)),
    ],
  },
  longText: {
    good: (_, turn, variant) => `Line ${turn}\n${variant}`,
    bad: ({ max }) => [...notText, [long(max), 'tooLong'], ['=1+1', 'injection'], [NUL, 'badCharacter']],
  },
  richText: {
    good: (_, turn, variant) => `<p>Paragraph <strong>${turn}</strong> ${variant}</p>`,
    bad: ({ max }) => [...notText, [long(max), 'tooLong'], [NUL, 'badCharacter']],
  },
  sequence: { good: () => undefined, bad: () => [] },
  integer: {
    good: ({ min, max }, turn) => Math.min(max, min + 1 + (turn % 90)),
    bad: (field) => [...notNumber, ...outside(field)],
  },
  money: { good: ({ min, max }, turn) => Math.min(max, min + 100 * turn + 1), bad: (field) => [...notNumber, ...outside(field)] },
  percent: { good: (_, turn) => (turn % 9999) + 1, bad: () => [...notNumber, ...outside({ min: 0, max: 10_000 })] },
  boolean: {
    good: (field, _, variant) => (field.default ?? false) === (variant === 'first'),
    bad: () => [
      ['true', 'notYesNo'],
      [1, 'notYesNo'],
    ],
  },
  date: {
    good: (_, turn) => day(turn).slice(0, 10),
    bad: () => [
      [20270101, 'notText'],
      ['2027-02-30', 'date'],
      ['01/02/2027', 'date'],
      ['0000-01-01', 'date'],
    ],
  },
  time: {
    good: (_, turn, variant) => `${String(turn % 24).padStart(2, '0')}:${variant === 'first' ? '15' : '45'}`,
    bad: () => [
      [930, 'notText'],
      ['24:00', 'time'],
      ['9:30', 'time'],
    ],
  },
  dateTime: {
    good: (_, turn) => day(turn),
    bad: () => [
      [0, 'notText'],
      ['soon', 'dateTime'],
      ['1', 'dateTime'],
      ['2027-02-30T00:00:00Z', 'dateTime'],
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
    ],
  },
  url: {
    good: (_, turn, variant) => `https://atrium.example/${variant}/${turn}`,
    bad: () => [
      [7, 'notText'],
      ['javascript:alert(1)', 'url'],
      ['atrium.example', 'url'],
    ],
  },
  localized: {
    good: (_, turn, variant) => ({ en: `Words ${turn}`, 'zh-Hant': `文字 ${turn}`, 'zh-Hans': variant }),
    bad: () => [],
  },
  timeZone: {
    good: (_, __, variant) => (variant === 'first' ? 'Asia/Tokyo' : 'Europe/Paris'),
    bad: () => [
      [8, 'notText'],
      ['Mars/Olympus', 'timeZone'],
    ],
  },
  reference: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [1.5, 'notWhole'],
      [-1, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  file: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [-1, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  count: { good: () => undefined, bad: () => [] },
  cases: { good: () => undefined, bad: () => [] },
} satisfies { [K in FieldKind]: Sample<K> };

/** The registry entry of any kind, its field argument widened. */
export const sampleOf = (kind: FieldKind): Sample<FieldKind> => samples[kind] as unknown as Sample<FieldKind>;
