import WebAsset from '@mui/icons-material/WebAsset';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { homepageHeader } from '#schemas/content/homepageHeader.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { PageLink } from './PageLink.tsx';

/** Links the featured items to the header above them. */
export default function HeaderButton() {
  const session = useSession();
  const label = useTranslate()('resources.homepage-headers.pages.singleton');
  const { singleton, endpoints } = homepageHeader;
  if (!singleton?.page || refusalOf(session, { permission: endpoints?.save?.permission })) return null;
  return <PageLink label={label} to={singleton.page} icon={<WebAsset fontSize="small" />} />;
}
