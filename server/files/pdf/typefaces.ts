/**
 * The typefaces of documents: Noto Sans (OFL), which has the letters of nearly every script. The packages bring them as some three hundred
 * small files by ranges of characters (`unicode.json`), each with all weights; a document reads the few that its text needs. A range says where
 * a character would be, not that it is there: the file itself is asked.
 */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { localeOf } from '#i18n/locales.ts';
import { remembered, rememberedUpTo } from '#schemas/kernel/remembered.ts';
import { shapedFont } from './shape.ts';

/** The weights in use, on the axis of the typefaces. */
export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

const find = createRequire(import.meta.url);
const CHINESE = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{P}\p{S}\uff00-\uffef]/u;
/** By name of the package below `@fontsource-variable/`, with what it is for. The first that has a character draws it. */
const FAMILIES: readonly (readonly [name: string, scripts: RegExp])[] = [
  ['noto-sans', /./su],
  ['noto-sans-hk', CHINESE],
  ['noto-sans-sc', CHINESE],
  ['noto-sans-kr', /\p{scx=Hang}/u],
  ['noto-sans-arabic', /\p{scx=Arab}/u],
  ['noto-sans-armenian', /\p{scx=Armn}/u],
  ['noto-sans-bengali', /\p{scx=Beng}/u],
  ['noto-sans-ethiopic', /\p{scx=Ethi}/u],
  ['noto-sans-georgian', /\p{scx=Geor}/u],
  ['noto-sans-gujarati', /\p{scx=Gujr}/u],
  ['noto-sans-gurmukhi', /\p{scx=Guru}/u],
  ['noto-sans-hebrew', /\p{scx=Hebr}/u],
  ['noto-sans-kannada', /\p{scx=Knda}/u],
  ['noto-sans-khmer', /\p{scx=Khmr}/u],
  ['noto-sans-lao', /\p{scx=Laoo}/u],
  ['noto-sans-malayalam', /\p{scx=Mlym}/u],
  ['noto-sans-myanmar', /\p{scx=Mymr}/u],
  ['noto-sans-oriya', /\p{scx=Orya}/u],
  ['noto-sans-sinhala', /\p{scx=Sinh}/u],
  ['noto-sans-tamil', /\p{scx=Taml}/u],
  ['noto-sans-telugu', /\p{scx=Telu}/u],
  ['noto-sans-thaana', /\p{scx=Thaa}/u],
  ['noto-sans-thai', /\p{scx=Thai}/u],
];
/** The packages that are read as files. */
export const typefacePackages = FAMILIES.map(([name]) => `@fontsource-variable/${name}`);
/** A reader of simplified characters sees them in their own forms. */
const orderFor = (locale: string) =>
  localeOf(locale).simplified
    ? [...FAMILIES].sort(([one], [other]) => Number(other === 'noto-sans-sc' && one === 'noto-sans-hk'))
    : FAMILIES;

interface Slice {
  /** `noto-sans-hk-107`: the same for the same file. */
  name: string;
  path: string;
  /** Whether its range has all of these characters. */
  spans(codes: readonly number[]): boolean;
}
/** A file of a typeface in one weight. */
export interface Typeface {
  name: string;
  font: Font;
  has(cluster: string): boolean;
}

/** @param text `U+0000-00FF,U+0131` */
function spanOf(text: string): Slice['spans'] {
  const ranges = text
    .split(',')
    .map((range) => range.slice('U+'.length).split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
  return (codes) => codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to));
}

async function read(family: string): Promise<Slice[]> {
  const folder = dirname(find.resolve(`@fontsource-variable/${family}/unicode.json`));
  const all = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(all).map(([key, text]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    const path = join(folder, 'files', `${name}-wght-normal.woff2`);
    return { name, path, spans: spanOf(text) };
  });
}
const families = new Map<string, Promise<Slice[]>>();
const familyOf = (name: string): Promise<Slice[]> => remembered(families, name, () => read(name));

/** What only joins characters, or says how one is drawn, needs no glyph. */
const isSilent = (code: number): boolean =>
  code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef);
const codesOf = (cluster: string): number[] =>
  [...cluster].map((letter) => letter.codePointAt(0) as number).filter((code) => !isSilent(code));

async function load({ name, path }: Slice, weight: Weight): Promise<Typeface> {
  const bytes = await subsetFont(
    await readFile(path),
    undefined as never,
    {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
      variationAxes: { wght: weights[weight] },
      // What is embedded has outlines alone.
      noHinting: true,
    } as never,
  );
  const font = shapedFont(bytes);
  return { name: `${name} ${weight}`, font, has: (cluster) => codesOf(cluster).every((code) => font.hasGlyphForCodePoint(code)) };
}
/** Files that are kept unpacked, of about 100 kB: the next document needs nearly the same. */
const MAX_LOADED = 100;
const loaded = new Map<string, Promise<Typeface>>();
const typefaceOf = (slice: Slice, weight: Weight): Promise<Typeface> =>
  rememberedUpTo(MAX_LOADED, loaded, `${slice.name} ${weight}`, () => load(slice, weight));

/**
 * The typeface of what people see as one character (a letter with its marks); undefined where none has all of it.
 * @param locale of the reader
 */
export async function findTypeface(cluster: string, weight: Weight, locale: string): Promise<Typeface | undefined> {
  const codes = codesOf(cluster);
  for (const [family, scripts] of orderFor(locale))
    for (const slice of scripts.test(cluster) ? await familyOf(family) : []) {
      if (!slice.spans(codes)) continue;
      const typeface = await typefaceOf(slice, weight);
      if (typeface.has(cluster)) return typeface;
    }
  return undefined;
}
