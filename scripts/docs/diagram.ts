/** The line of the diagram in docs/architecture.md that names the areas: those that there are, in the order of the menu. */
import { areas } from '#schemas/index.ts';

const LINE = /^( {4}areas\[")[^"]*("\])$/m;
const PER_LINE = 6;

/** The document with the areas of today. @throws if it has no such line */
export function withAreas(document: string): string {
  if (!LINE.test(document)) throw new Error('the diagram has no line for the areas');
  const names = areas.map(({ name }) => name);
  const lines = Array.from({ length: Math.ceil(names.length / PER_LINE) }, (_, at) =>
    names.slice(at * PER_LINE, (at + 1) * PER_LINE).join(' · '),
  );
  return document.replace(LINE, `$1${lines.join('<br/>')}$2`);
}
