/**
 * The examples of the guide (`docs/examples/*.md`) are pages to read and steps to carry out: above each block of code stands its
 * file, and the place in it by a name. `npm run new` carries them out under other names, and the tests as they are: what the guide
 * shows is what works.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insertAbove, insertAtEnd, insertImport, insertIn } from './insert.ts';

interface Step {
  file: string;
  /** `in <path>`, with the bracket of what is made there if it is missing; `above <start of a line>`. `imports` and `end` make the file. */
  place: { at: 'new' | 'imports' | 'end' } | { at: 'in' | 'above'; name: string; isList: boolean };
  text: string;
}

const folder = join(import.meta.dirname, '../../docs/examples');
const STEP = /^`([^`\n]+)`, (new|imports|end|in|above)(?: (?:the list )?`([^`\n]+)`)?:\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The steps of an example. `renamed` changes its words: names of files as well as their content. */
export function stepsOf(example: string, renamed: (text: string) => string = (text) => text): Step[] {
  const page = readFileSync(join(folder, `${example}.md`), 'utf8');
  const steps = [...page.matchAll(STEP)].map(([whole, file = '', at, name = '', text = '']) => ({
    file: renamed(file),
    place:
      at === 'in' || at === 'above'
        ? { at, name: renamed(name), isList: whole.startsWith(`\`${file}\`, in the list`) }
        : { at: at as 'new' | 'imports' | 'end' },
    text: renamed(text),
  })) satisfies Step[];
  const blocks = page.match(/^```\w+$/gm)?.length ?? 0;
  if (steps.length !== blocks) throw new Error(`${example}: ${blocks} blocks of code, ${steps.length} of them with a place`);
  return steps;
}

function changed(source: string, { place, text }: Step): string {
  if (place.at === 'imports') return insertImport(source, text);
  if (place.at === 'end') return insertAtEnd(source, text);
  if (place.at === 'above') return insertAbove(source, place.name, text);
  if (place.at === 'in') return insertIn(source, place.name, text, place.isList ? '[' : '{');
  return text;
}

/**
 * Carries out steps in a copy of the product or in the product itself: all of them, or none if one cannot be.
 * @returns the files that it wrote
 * @throws if a new file exists, or a place does not
 */
export function carryOut(root: string, steps: readonly Step[]): string[] {
  const files = new Map<string, string>();
  for (const step of steps) {
    const path = join(root, step.file);
    const exists = files.has(step.file) || existsSync(path);
    if (step.place.at === 'new' && exists) throw new Error(`${step.file} exists already`);
    if ((step.place.at === 'in' || step.place.at === 'above') && !exists) throw new Error(`${step.file} does not exist`);
    const before = files.get(step.file) ?? (exists ? readFileSync(path, 'utf8') : '');
    try {
      files.set(step.file, changed(before, step));
    } catch (error) {
      throw new Error(`${step.file}: ${(error as Error).message}`);
    }
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...files.keys()];
}
