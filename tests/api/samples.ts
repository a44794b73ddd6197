/** For every field kind: values that are accepted, and values that are refused with the code of the refusal. */
import type { FieldKind, FieldOf } from '#schemas/kernel/field.ts';
import type { LinkType, LinkValue } from '#schemas/kernel/fields/link.ts';
import { optionFacts } from '#schemas/kernel/fields/optionList.ts';
import { timeZoneOffsets } from '#schemas/kernel/systemData.ts';

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

const links: Readonly<Record<LinkType, (turn: number) => LinkValue>> = {
  WEB_LINK: (turn) => ({ type: 'WEB_LINK', url: `https://atrium.example/${turn}`, openIn: 'BROWSER' }),
  DEEPLINK: (turn) => ({ type: 'DEEPLINK', iosUrl: `atrium://open/${turn}` }),
  PHONE: (turn) => ({ type: 'PHONE', phone: `+65 6${1_000_000 + turn}` }),
  EMAIL: (turn) => ({ type: 'EMAIL', email: `desk-${turn}@atrium.example` }),
};

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
  localizedList: {
    good: (_, turn, variant) => ({ en: [`Word ${turn}`, variant], 'zh-Hant': [`詞 ${turn}`] }),
    bad: ({ maxItems }) => [
      [{ en: ['a', 'a'] }, 'duplicateEntry'],
      [{ en: 'a' }, 'notList'],
      [{ en: [null] }, 'emptyEntry'],
      [{ en: ['=1+1'] }, 'injection'],
      [{ 'zh-Hant': Array.from({ length: maxItems + 1 }, (_, index) => `t${index}`) }, 'tooManyItems'],
      [['a'], 'notObject'],
    ],
  },
  timeZoneOffset: {
    good: (_, turn, variant) => timeZoneOffsets[(turn + (variant === 'first' ? 0 : 7)) % timeZoneOffsets.length],
    bad: () => [
      ['480', 'notNumber'],
      [481, 'timeZoneOffset'],
      [480.5, 'timeZoneOffset'],
    ],
  },
  dateRange: {
    good: (_, turn, variant) => [day(turn).slice(0, 10), day(turn + (variant === 'first' ? 0 : 9)).slice(0, 10)],
    bad: () => [
      ['2027-01-01', 'notList'],
      [['2027-01-01'], 'dateRange'],
      [['2027-01-01', '2027-02-01', '2027-03-01'], 'dateRange'],
      [['2027-01-02', '2027-01-01'], 'dateOrder'],
      [['2027-02-30', '2027-03-01'], 'date'],
      [['2027-02-01', null], 'date'],
      [[20270101, 20270102], 'notText'],
    ],
  },
  weeklyHours: {
    good: (_, turn, variant) => [
      { day: turn % 7, from: '09:00', to: variant === 'first' ? '12:30' : '13:00' },
      { day: turn % 7, from: '14:00', to: '23:59' },
    ],
    bad: () => [
      ['always', 'notList'],
      [[{ day: 7, from: '09:00', to: '10:00' }], 'hours.wrong'],
      [[{ day: 1, from: '9:00', to: '10:00' }], 'hours.wrong'],
      [[{ day: 1, from: '09:00' }], 'hours.wrong'],
      [[{ day: 1, from: '09:00', to: '24:00' }], 'hours.wrong'],
      [[{ day: 1, from: '09:00', to: '10:00', note: 'x' }], 'hours.wrong'],
      [[null], 'hours.wrong'],
      [[{ day: 1, from: '09:00', to: '09:14' }], 'hours.short'],
      [[{ day: 1, from: '10:00', to: '09:00' }], 'hours.short'],
      [
        [
          { day: 1, from: '11:00', to: '13:00' },
          { day: 1, from: '09:00', to: '11:01' },
        ],
        'hours.overlap',
      ],
    ],
  },
  link: {
    good: ({ types }, turn, variant) =>
      (variant === 'first' || types.length === 1 ? links[types[0] as LinkType] : links[types.at(-1) as LinkType])(turn),
    bad: () => [
      ['https://atrium.example', 'link.wrong'],
      [{ url: 'https://atrium.example' }, 'link.type'],
      [{ type: 'FTP', url: 'ftp://atrium.example' }, 'link.type'],
    ],
  },
  options: {
    good: ({ types, localized }, turn, variant) => {
      const words = (text: string) => (localized ? { en: text, 'zh-Hant': `問題 ${turn}` } : text);
      return types.slice(0, 12).map((type, index) => ({
        id: `q${index}`,
        position: index + 1,
        type,
        label: words(`${variant} ${index}`),
        required: index === 0,
        ...(optionFacts[type].choices
          ? {
              choices: [
                { id: `q${index}-a`, position: 1, label: words('Yes') },
                { id: `q${index}-b`, position: 2, label: words('No') },
              ],
            }
          : {}),
      }));
    },
    bad: ({ types, localized, maxItems }) => {
      const label = localized ? { en: 'Why?' } : 'Why?';
      const item = { id: 'q', position: 1, type: types[0], label };
      return [
        ['q', 'notList'],
        [[null], 'options.wrong'],
        [[{ ...item, more: 1 }], 'options.wrong'],
        [[{ ...item, position: 0 }], 'options.wrong'],
        [[{ ...item, id: '' }], 'options.wrong'],
        [[{ ...item, type: 'ESSAY' }], 'options.type'],
        [[{ ...item, label: localized ? { en: ' ' } : ' ' }], 'options.label'],
        [[item, { ...item, position: 2 }], 'duplicateEntry'],
        [Array.from({ length: maxItems + 1 }, (_, index) => ({ ...item, id: `q${index}` })), 'tooManyItems'],
      ];
    },
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
      [1e300, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  file: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [-1, 'noSuchRecord'],
      [1e300, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  references: {
    good: () => undefined,
    bad: ({ maxItems }) => [
      [1, 'notList'],
      [['1'], 'notNumber'],
      [[1.5], 'notWhole'],
      [[null], 'emptyEntry'],
      [[-1], 'noSuchRecord'],
      [[999_999_999, 999_999_999], 'duplicateEntry'],
      [[999_999_998, 999_999_999], 'notFound'],
      [Array.from({ length: maxItems + 1 }, (_, index) => index + 1), 'tooManyItems'],
    ],
  },
  files: {
    good: () => undefined,
    bad: ({ maxItems }) => [
      [1, 'notList'],
      [['1'], 'notNumber'],
      [[-1], 'noSuchRecord'],
      [[999_999_999], 'notFound'],
      [Array.from({ length: maxItems + 1 }, (_, index) => index + 1), 'tooManyItems'],
    ],
  },
  image: {
    good: () => undefined,
    bad: () => [
      ['1', 'notNumber'],
      [-1, 'noSuchRecord'],
      [999_999_999, 'notFound'],
    ],
  },
  count: { good: () => undefined, bad: () => [] },
  activeOf: { good: () => undefined, bad: () => [] },
  cases: { good: () => undefined, bad: () => [] },
} satisfies { [K in FieldKind]: Sample<K> };

/** The registry entry of any kind, its field argument widened. */
export const sampleOf = (kind: FieldKind): Sample<FieldKind> => samples[kind] as unknown as Sample<FieldKind>;
