import { icons } from 'virtual:atrium/icons';
import { manifest } from 'virtual:atrium/manifest';
import Add from '@mui/icons-material/Add';
import Home from '@mui/icons-material/HomeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { pageRefusal } from '../../pages.ts';
import { companyTitle, maySeeCompany } from '../account/company.ts';
import { menuOf } from '../layout/menu.ts';
import { pages } from '../pageList.ts';
import type { Item } from './items.ts';

export const iconOf = (entity: string) => icons[manifest.find(({ name }) => name === entity)?.icon ?? ''] ?? ViewList;

/** The pages that this person may open, in the order of the menu; then the forms of new records. */
export function usePageItems(): Item[] {
  const translate = useTranslate();
  const session = useSession();
  const listName = (entity: string) => translate(`resources.${entity}.pages.list`);
  const lists = menuOf(session, manifest).flatMap(({ area, entries }) =>
    entries.map(
      ({ name, pages: own }): Item => ({
        key: `list-${name}`,
        group: 'pages',
        label: listName(name),
        note: translate(`areas.${area}`) === listName(name) ? undefined : translate(`areas.${area}`),
        alias: name,
        Icon: iconOf(name),
        to: own.list as string,
      }),
    ),
  );
  const ownPage = (to: string, label: string, Icon: Item['Icon']): Item => ({
    key: `page-${to.slice(1)}`,
    group: 'pages',
    label: translate(label),
    alias: to.slice(1),
    Icon,
    to,
  });
  const forms = pages
    .filter((page) => page.page === 'create' && !pageRefusal(session, page))
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
  return [
    ...lists,
    ownPage('/dashboard', 'shell.home', Home),
    ownPage('/settings', 'account.settings', Settings),
    ownPage('/security', 'account.security', Shield),
    ...(maySeeCompany(session) ? [ownPage('/company-info', companyTitle(session), InfoOutlined)] : []),
    ...forms,
  ];
}
