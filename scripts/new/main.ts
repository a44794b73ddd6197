/**
 * `npm run new entity parking/bicycle-racks`: writes what the guide describes (docs/guide) for an area, an entity, a role, a kind of
 * field or a screen, as in its example (docs/examples), and says what is left. `npm run new example bicycle-racks` carries an
 * example out as it stands. Nothing is written if one of the places is missing or one of the new files exists.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { carryOut, stepsOf } from './example.ts';
import { skeletons } from './skeletons.ts';

/** The product in which the command is run, which in tests is a copy. */
const root = process.cwd();
const [what = '', name = ''] = process.argv.slice(2);
const skeleton = skeletons[what];

/** Sorts imports and breaks lines, where the settings for that are. */
function format(files: readonly string[]): void {
  if (!existsSync(join(root, 'biome.json'))) return;
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root, stdio: 'pipe' });
}

try {
  if (!name || (what !== 'example' && !skeleton)) {
    const uses = Object.entries(skeletons).map(([one, { takes }]) => `  npm run new ${one} ${takes}`);
    throw new Error(`What is new?\n${uses.join('\n')}`);
  }
  const files = carryOut(root, skeleton ? stepsOf(skeleton.example, skeleton.renamed(name)) : stepsOf(name));
  format(files);
  const next = skeleton?.next(name).map((one, at) => `${at + 1}. ${one}\n`) ?? [];
  process.stdout.write(`${files.join('\n')}\n${next.length > 0 ? `\nNext:\n${next.join('')}` : ''}`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
