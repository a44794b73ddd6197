/** The schemas, evaluated while building, as the plugins of the portal read them. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Area } from '../schemas/kernel/areas/area.ts';
import { type Manifest, manifestOf } from '../schemas/kernel/areas/manifest.ts';
import { checkAreas } from '../schemas/kernel/check/areas.ts';

const root = resolve(import.meta.dirname, '..');
const icon = (name: string) => existsSync(join(root, 'node_modules/@mui/icons-material', `${name}.js`));

/**
 * Evaluates the schemas anew, with the files that they consist of.
 * @throws when an area declares a wrong screen, or an icon that there is not
 */
export async function readSchemas(): Promise<{ manifest: Manifest; files: string[] }> {
  const { module, dependencies } = await runnerImport<{ areas: readonly Area[] }>(resolve(root, 'schemas/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const problems = checkAreas(module.areas, { icon });
  if (problems.length) throw new Error(`The areas are wrong:\n${problems.join('\n')}`);
  return { manifest: manifestOf(module.areas), files: dependencies.map((one) => resolve(root, one)) };
}
