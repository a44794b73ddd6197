/** The pages of the portal behind sign-in, and the paths that react-admin makes itself, each with the page it means. */
import { manifest } from 'virtual:atrium/manifest';
import type { ManifestEntry } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { shapeOf } from '#schemas/kernel/calls/path.ts';

export const pages = pagesOf(manifest);

/** Pages that only redirect, or say that nothing was found. */
const PASSED_THROUGH = /^\/($|404$|dashboard$|login$|enter-code$|add-on\/)/;

/** Whether the back button may lead to that path: not to a form that has been submitted. */
export function isWorthReturning(path: string): boolean {
  const view = pageAt(pages, path)?.view;
  return !PASSED_THROUGH.test(path) && (view === undefined || view === 'list' || view === 'show' || view === 'openedShow');
}

const taken = new Set(pages.map((page) => shapeOf(page.path)));

function aliasesOf({ name, pages: own }: ManifestEntry) {
  const known: [string, string | undefined][] = [
    [`/${name}`, own.list],
    [`/${name}/create`, own.create],
    [`/${name}/:id`, own.edit ?? own.show],
    [`/${name}/:id/show`, own.show ?? own.edit],
  ];
  return known.flatMap(([from, to]) => (to && !taken.has(shapeOf(from)) ? [{ from, to }] : []));
}

export const aliases: readonly { from: string; to: string }[] = manifest.entities.flatMap(aliasesOf);
