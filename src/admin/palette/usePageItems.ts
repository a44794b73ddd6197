import { icons } from 'virtual:atrium/icons';
import { manifest } from 'virtual:atrium/manifest';
import Add from '@mui/icons-material/Add';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { type EntityPage, pageRefusal } from '#schemas/kernel/areas/page.ts';
import { paramsOf } from '#schemas/kernel/calls/path.ts';
import { type MenuEntry, menuOf, otherScreens } from '../layout/menu.ts';
import { pages } from '../pageList.ts';
import type { Item } from './items.ts';

export const iconOf = (entity: string) => icons[manifest.entities.find(({ name }) => name === entity)?.icon ?? ''] ?? ViewList;

/** The pages that this person may open, in the order of the menu; then the forms of new records. */
export function usePageItems(): Item[] {
  const translate = useTranslate();
  const session = useSession();
  const listName = (entity: string) => translate(`resources.${entity}.pages.list`);
  const itemOf = ({ name, label, path, icon }: MenuEntry, heading?: string): Item => ({
    key: `page-${name}`,
    group: 'pages',
    label: translate(label),
    note: heading === translate(label) ? undefined : heading,
    alias: name,
    Icon: icons[icon ?? ''] ?? ViewList,
    to: path,
  });
  const inMenu = menuOf(session, manifest).flatMap(({ area, isBare, entries }) =>
    entries.map((entry) => itemOf(entry, isBare ? undefined : translate(`areas.${area}`))),
  );
  const forms = pages
    .filter((page): page is EntityPage => page.page === 'create' && !paramsOf(page.path).length && !pageRefusal(session, page))
    .map(
      ({ entity, path }): Item => ({
        key: `create-${entity}`,
        group: 'actions',
        label: translate(`resources.${entity}.pages.create`),
        note: listName(entity),
        alias: `add new ${entity}`,
        Icon: Add,
        to: path,
      }),
    );
  return [...inMenu, ...otherScreens(session, manifest).map((entry) => itemOf(entry)), ...forms];
}
