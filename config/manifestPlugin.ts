/**
 * `virtual:atrium/manifest`: what the shell must know of every area — pages, menu entries and gates of its entities and
 * screens — as compact JSON, evaluated from the schemas while building. The entry chunk reads this instead of the schemas
 * themselves, which stay in one lazy chunk per area. `virtual:atrium/icons` imports the icons that they name, and no other.
 */
import type { Plugin } from 'vite';
import type { Manifest } from '../schemas/kernel/areas/manifest.ts';
import { readSchemas } from './readSchemas.ts';
import { lengthened, shortened } from './shortPaths.ts';

const MANIFEST = 'virtual:atrium/manifest';
const ICONS = 'virtual:atrium/icons';

const iconsOf = ({ entities, screens }: Manifest): string[] =>
  [...new Set([...entities, ...screens].flatMap((one) => one.icon ?? []))].sort();

const iconModule = (manifest: Manifest): string => {
  const icons = iconsOf(manifest);
  return [
    ...icons.map((icon) => `import ${icon} from '@mui/icons-material/${icon}';`),
    `export const icons = { ${icons.join(', ')} };`,
  ].join('\n');
};

export function manifestPlugin(): Plugin {
  return {
    name: 'atrium-manifest',
    // The development server looks for packages before it knows this module: an icon found later would reload the page.
    async config(_, { command }) {
      if (command !== 'serve' || process.env.VITEST) return undefined;
      const { manifest } = await readSchemas();
      return { optimizeDeps: { include: iconsOf(manifest).map((icon) => `@mui/icons-material/${icon}`) } };
    },
    resolveId: (id) => (id === MANIFEST || id === ICONS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${MANIFEST}` && id !== `\0${ICONS}`) return undefined;
      const { manifest, files } = await readSchemas();
      for (const file of files) this.addWatchFile(file);
      return id.endsWith('icons')
        ? iconModule(manifest)
        : `export const manifest = (${lengthened.toString()})(${JSON.stringify(shortened(manifest))});`;
    },
  };
}
