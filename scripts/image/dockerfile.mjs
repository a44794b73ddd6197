/** Reads the Dockerfile, so that what is tried and tested is what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../installed.mjs';

/**
 * The stages in their order, each with its instructions: `{ name, from, steps: [{ does: 'COPY', text: 'a b ./' }] }`.
 * A line that ends with a backslash would continue; the Dockerfile has none.
 */
export function readDockerfile() {
  const stages = [];
  for (const line of readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')) {
    const [, does, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (does === 'FROM') {
      const [, from, name] = /^(\S+)(?: AS (\S+))?$/.exec(text);
      stages.push({ name, from, steps: [] });
    } else if (does && stages.length > 0) stages.at(-1).steps.push({ does, text });
  }
  return stages;
}

/** The variables of a stage's ENV lines. */
export const variablesOf = ({ steps }) =>
  Object.fromEntries(
    steps.filter(({ does }) => does === 'ENV').flatMap(({ text }) => text.split(' ').map((one) => one.split('='))),
  );
