/** What a document shows, read by a reader that is not ours. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Item = { str: string; hasEOL: boolean; transform: number[] };

/** The lines of all pages, from top to bottom; parts that stand on one line are joined by a space where they are apart. */
export async function linesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const rows = new Map<number, string>();
    for (const { str, transform } of items as Item[]) {
      const y = Math.round(transform[5] as number);
      rows.set(y, `${rows.get(y) ?? ''}${str}`);
    }
    lines.push(...[...rows].sort(([one], [other]) => other - one).map(([, text]) => text));
  }
  await document.destroy();
  return lines;
}

/** How many typefaces a document names, and how many it brings. */
export function typefacesOf(pdf: Buffer): { fonts: number; embedded: number } {
  const text = pdf.toString('latin1');
  const count = (what: RegExp) => [...text.matchAll(what)].length;
  return { fonts: count(/\/Subtype \/Type0/g), embedded: count(/\/FontFile2 /g) };
}
