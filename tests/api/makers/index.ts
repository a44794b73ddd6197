/** The makers of all areas: the file of each area that has one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areas, entityOf } from '#schemas/index.ts';
import type { Makers } from './makers.ts';

const makers: Required<Makers> = { beside: {}, apart: {}, fresh: {}, counted: {}, ready: {} };
for (const { name } of areas) {
  if (!existsSync(join(import.meta.dirname, `${name}.ts`))) continue;
  const { makers: own } = (await import(/* @vite-ignore */ `./${name}.ts`)) as { makers: Makers };
  for (const part of ['beside', 'apart', 'fresh', 'counted', 'ready'] as const)
    for (const [entity, maker] of Object.entries(own[part] ?? {})) {
      // Throws for a name that no schema declares.
      if (entityOf(entity).area !== name) throw new Error(`tests/api/makers/${name}.ts: '${entity}' is of another area`);
      Object.assign(makers[part], { [entity]: maker });
    }
}

export { makers };
