/**
 * `virtual:atrium/manifest`: what the shell must know of every entity — its pages, menu entry and gates — as compact
 * JSON, evaluated from the schemas while building. The entry chunk reads this instead of the schemas themselves, which
 * stay in one lazy chunk per area. `virtual:atrium/icons` imports the menu icons that the schemas name, and no other.
 */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Entity } from '../schemas/kernel/entity.ts';
import { uploadPages } from '../schemas/kernel/upload.ts';
import { waitNeeds } from '../schemas/kernel/waits.ts';
import type { ManifestEntry } from '../src/manifest.ts';

const MANIFEST = 'virtual:atrium/manifest';
const ICONS = 'virtual:atrium/icons';
const root = resolve(import.meta.dirname, '..');

/** The part of an entity that the shell reads. */
export function manifestOf(entities: readonly Entity[]): ManifestEntry[] {
  return entities.map(({ name, area, title, icon, menu, addOn, pages, access, actions, waits, uploads = {} }) => ({
    name,
    area,
    title,
    icon,
    menu,
    addOn,
    pages,
    access,
    ...(waits ? { waits: waitNeeds({ waits, actions, addOn }) } : {}),
    actionPages: [
      ...Object.entries(actions).flatMap(([action, { page, permission, sides }]) =>
        page ? [{ action, path: page, permission, sides }] : [],
      ),
      ...Object.entries(uploads).flatMap(([upload, one]) =>
        uploadPages(one).map((path) => ({ action: `upload:${upload}`, path, permission: one.permission, sides: one.sides })),
      ),
    ],
  }));
}

/** Evaluates the schemas anew, with the files that they consist of. */
async function readSchemas(): Promise<{ entries: ManifestEntry[]; files: string[] }> {
  const { module, dependencies } = await runnerImport<{ entities: readonly Entity[] }>(resolve(root, 'schemas/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return { entries: manifestOf(module.entities), files: dependencies.map((one) => resolve(root, one)) };
}

const iconModule = (entries: readonly ManifestEntry[]): string => {
  const icons = [...new Set(entries.flatMap((one) => one.icon ?? []))].sort();
  return [
    ...icons.map((icon) => `import ${icon} from '@mui/icons-material/${icon}';`),
    `export const icons = { ${icons.join(', ')} };`,
  ].join('\n');
};

export function manifestPlugin(): Plugin {
  return {
    name: 'atrium-manifest',
    resolveId: (id) => (id === MANIFEST || id === ICONS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${MANIFEST}` && id !== `\0${ICONS}`) return undefined;
      const { entries, files } = await readSchemas();
      for (const file of files) this.addWatchFile(file);
      return id.endsWith('icons') ? iconModule(entries) : `export const manifest = ${JSON.stringify(entries)};`;
    },
  };
}
