/** Every page without sign-in but the first one, each in a chunk of its own together with its texts. */
import './pages.css';
import { type ComponentType, lazy } from 'react';
import { pageTexts } from '#i18n/pages.ts';
import { filesOfPage, type PublicPageFiles } from '#schemas/shell/publicPageFiles.ts';
import type { PublicPath } from '#schemas/shell/publicPages.ts';
import type { PublicPageProps } from './PublicPageProps.ts';
import { pageModules } from './pageModules.ts';
import { addTexts } from './translation.tsx';

type Page = ComponentType<PublicPageProps>;
/** A page that renders once its texts are loaded too. */
const page = ({ module = 'NotFoundPage', texts }: PublicPageFiles): Page =>
  lazy(async () => {
    const load = pageModules[`./${module}.tsx`];
    if (!load) throw new Error(`there is no public page '${module}'`);
    const [loaded] = await Promise.all([load(), texts && addTexts(pageTexts[texts])]);
    return loaded;
  });

/** One component for every page that shares a module: going from one to the other draws it again, not another. */
const components = new Map<string, Page>();
const componentOf = (path: PublicPath): Page => {
  const entry = filesOfPage(path === '/login' ? '/404' : path);
  const known = components.get(entry.module ?? '') ?? page(entry);
  components.set(entry.module ?? '', known);
  return known;
};

export default function OtherPage(props: PublicPageProps) {
  const Page = componentOf(props.path);
  return <Page {...props} />;
}
