/**
 * Sets lines of text in any script: finds the typeface of each part, embeds of it what the document needs, and puts the parts of a line in the
 * order in which they are read (Unicode's bidirectional algorithm). The letters of a word are joined and stacked by the typeface's own rules.
 */

import bidiFactory from 'bidi-js';
import type PDFDocument from 'pdfkit';
import { fallbackLocale } from '#i18n/locales.ts';
import { findTypeface, type Typeface, type Weight } from './typefaces.ts';

/** A text of the document. */
export interface Text {
  text: string;
  size: number;
  weight: Weight;
}
/** Stands for a character that no typeface has. */
const UNKNOWN = '\ufffd';

const bidi = bidiFactory();
const clusters = new Intl.Segmenter(fallbackLocale, { granularity: 'grapheme' });
const words = new Intl.Segmenter(fallbackLocale, { granularity: 'word' });

/** The typeface of what people see as one character; undefined where none has it. */
type Choose = (cluster: string) => Typeface | undefined;
/** A part of a line in one typeface. */
interface Piece {
  text: string;
  typeface: Typeface | undefined;
}
/** Parts of a text, each in one typeface, in the order in which they are spoken. */
function piecesOf(text: string, choose: Choose): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of clusters.segment(text)) {
    const last = pieces.at(-1);
    // A space stays with what stands before it, where that typeface has it.
    const stays = /^[\s\p{P}\p{N}]+$/u.test(segment) && last?.typeface?.has(segment);
    const typeface = stays ? last?.typeface : choose(segment);
    if (last && last.typeface === typeface) last.text += segment;
    else pieces.push({ text: segment, typeface });
  }
  return pieces;
}

/** Runs of one direction, from left to right as they stand on paper. */
function runsOf(line: string): { text: string; toLeft: boolean }[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line[at];
    else runs.push({ text: line[at] as string, level });
  }
  // Rule L2: what is embedded deepest is turned round first.
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1;
      if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  return runs.map(({ text, level }) => ({ text, toLeft: level % 2 === 1 }));
}
const mirrored = (text: string): string => [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** The pieces of a line from left to right. The typeface turns the letters of a word round, not its words. */
function shownPieces(line: string, choose: Choose): Piece[] {
  return runsOf(line).flatMap(({ text, toLeft }) => {
    if (!toLeft) return piecesOf(text, choose);
    return (mirrored(text).match(/\s+|\S+/g) ?? []).reverse().flatMap((word) => piecesOf(word, choose).reverse());
  });
}

export interface Lettering {
  /** In points, from left to right. */
  width(text: Text): number;
  /** Lines that are no wider: broken between words, and within a word that is wider itself. */
  wrapped(text: Text, width: number): string[];
  /** Draws one line. `y` is where its letters stand. */
  draw(text: Text, x: number, y: number): void;
}

/** Where a line may break: after a space, and between the words of a script that writes none. */
const SPACELESS = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = parts.at(-1);
    const mayBreak =
      last === undefined ||
      /\s$/.test(last) ||
      (isWordLike && (SPACELESS.test(segment[0] ?? '') || SPACELESS.test(last.at(-1) ?? '')));
    if (mayBreak && !/^\s/.test(segment)) parts.push(segment);
    else parts[Math.max(parts.length - 1, 0)] = (last ?? '') + segment;
  }
  return parts;
}

/**
 * Reads the typefaces for these texts and embeds what they need of them.
 * @param locale of the reader, whose forms of Chinese characters are shown
 */
export async function letteringFor(
  doc: InstanceType<typeof PDFDocument>,
  texts: readonly Pick<Text, 'text' | 'weight'>[],
  locale: string,
): Promise<Lettering> {
  const chosen = { regular: new Map<string, Typeface | undefined>(), bold: new Map<string, Typeface | undefined>() };
  for (const { text, weight } of texts)
    for (const { segment } of clusters.segment(`${text}${mirrored(text)} ${UNKNOWN}`)) {
      const known = chosen[weight];
      if (!known.has(segment)) known.set(segment, await findTypeface(segment, weight, locale));
    }
  for (const typeface of new Set([...chosen.regular.values(), ...chosen.bold.values()]))
    if (typeface) doc.registerFont(typeface.name, typeface.font as never);

  /** The pieces of a line with their typefaces, set for the next call of the document. */
  const each = ({ text, size, weight }: Text, draw: (shown: string) => void) => {
    const choose: Choose = (cluster) => chosen[weight].get(cluster);
    for (const { text: part, typeface } of shownPieces(text, choose)) {
      doc.font((typeface ?? (choose(UNKNOWN) as Typeface)).name).fontSize(size);
      draw(typeface ? part : UNKNOWN.repeat([...clusters.segment(part)].length));
    }
  };
  const width = (text: Text): number => {
    let sum = 0;
    each(text, (shown) => {
      sum += doc.widthOfString(shown, { lineBreak: false });
    });
    return sum;
  };
  return {
    width,
    wrapped: (whole, most) =>
      whole.text.split(/\r?\n/).flatMap((paragraph) => {
        const lines: string[] = [];
        let line = '';
        const fits = (text: string) => width({ ...whole, text: text.trimEnd() }) <= most;
        const add = (part: string) => {
          if (fits(line + part)) line += part;
          else {
            if (line) lines.push(line.trimEnd());
            line = part;
          }
        };
        for (const part of partsOf(paragraph))
          if (fits(part)) add(part);
          else for (const { segment } of clusters.segment(part)) add(segment);
        return [...lines, line.trimEnd()];
      }),
    draw: (text, x, y) => {
      let at = x;
      each(text, (shown) => {
        doc.text(shown, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += doc.widthOfString(shown, { lineBreak: false });
      });
    },
  };
}
