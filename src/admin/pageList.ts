/** The entity pages of the portal, and the paths that react-admin makes itself, each with the page it means. */
import { manifest } from 'virtual:atrium/manifest';
import type { ManifestEntry } from '../manifest.ts';
import { pageAt, pagesOf } from '../pages.ts';

export const pages = pagesOf(manifest);

/** Is there a form at that path: a page that is left for good once it is done? */
export function isFormPage(path: string): boolean {
  const page = pageAt(pages, path)?.page;
  return page !== undefined && page !== 'list' && page !== 'show';
}

const shape = (path: string) => path.replace(/:\w+/g, ':');
const taken = new Set(pages.map((page) => shape(page.path)));

function aliasesOf({ name, pages: own }: ManifestEntry) {
  const known: [string, string | undefined][] = [
    [`/${name}`, own.list],
    [`/${name}/create`, own.create],
    [`/${name}/:id`, own.edit ?? own.show],
    [`/${name}/:id/show`, own.show ?? own.edit],
  ];
  return known.flatMap(([from, to]) => (to && !taken.has(shape(from)) ? [{ from, to }] : []));
}

export const aliases: readonly { from: string; to: string }[] = manifest.flatMap(aliasesOf);
