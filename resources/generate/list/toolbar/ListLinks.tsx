import { icons } from 'virtual:atrium/icons';
import { manifest } from 'virtual:atrium/manifest';
import Settings from '@mui/icons-material/SettingsOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { linkedPage, titleOfPage } from '#schemas/kernel/areas/linkedPage.ts';
import { pageRefusal } from '#schemas/kernel/areas/page.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { IconLink } from '#src/kit/page/IconLink.tsx';

/** The pages that a list links to (`list.links`), as far as the person may open them. */
export function ListLinks({ entity }: { entity: Entity }) {
  const session = useSession();
  const translate = useTranslate();
  return (entity.list.links ?? []).map((name) => {
    const page = linkedPage(manifest, name);
    if (!page || pageRefusal(session, page)) return null;
    const icon = icons[(page.screen ?? page.entry).icon ?? ''] ?? (page.view === 'singleton' ? Settings : ViewList);
    return <IconLink key={name} label={translate(titleOfPage(session, page))} to={page.path} icon={icon} />;
  });
}
