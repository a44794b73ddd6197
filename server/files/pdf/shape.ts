/**
 * The glyphs of a word: HarfBuzz joins, stacks and reorders them, as browsers do. PDFKit's own shaper (fontkit) fails on marks of some
 * typefaces; what it is asked for is the one call that is replaced here.
 */
import { create, type Font as Outlines } from 'fontkit';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';

interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}

/** Which characters each glyph stands for, so that a reader can copy and search them: its own one, or what is left of its syllable. */
function codesOf(
  text: string,
  shown: readonly { glyph: number; cluster: number }[],
  glyphOf: (code: number) => number,
): number[][] {
  const starts = [...new Set(shown.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const left = new Map(
    starts.map((start, index) => [
      start,
      [...text.slice(start, starts[index + 1])].map((letter) => letter.codePointAt(0) as number),
    ]),
  );
  const own = shown.map(({ glyph, cluster }) => {
    const codes = left.get(cluster) ?? [];
    const at = codes.findIndex((code) => glyphOf(code) === glyph);
    return at < 0 ? [] : codes.splice(at, 1);
  });
  return own.map((codes, index) => (codes.length ? codes : (left.get(shown[index]?.cluster ?? 0)?.splice(0) ?? [])));
}

/** A typeface that PDFKit can embed. */
export function shapedFont(bytes: Buffer): Outlines {
  const outlines = create(bytes) as Outlines;
  const font = new Font(new Face(new Blob(bytes)));
  const layout = (text: string) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(font, letters);
    const infos = letters.getGlyphInfos();
    const shown = infos.map(({ codepoint: glyph, cluster }) => ({ glyph, cluster }));
    const codes = codesOf(text, shown, (code) => outlines.glyphForCodePoint(code).id);
    const glyphs = infos.map(({ codepoint: id }, index): Glyph => {
      const { advanceWidth } = outlines.getGlyph(id);
      return { id, advanceWidth, codePoints: codes[index] ?? [] };
    });
    const positions = letters
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  return Object.assign(outlines, { layout: layout as never });
}
