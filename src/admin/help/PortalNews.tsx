import { manifest } from 'virtual:atrium/manifest';
import { usePortalSettings } from '../portalSettings.ts';
import NewBadge from './NewBadge.tsx';

/** What stands in the side menu; the menu of the account shows no news. */
const screens = manifest.screens.filter(({ menu }) => menu && menu.in !== 'account');
const entries = new Set([...manifest.entities, ...screens].map(({ name }) => name));

/** Badges in the bar on top: new features that no entry of the menu stands for. */
export default function PortalNews() {
  const features = usePortalSettings()?.newFeatures ?? [];
  return features.filter(({ id }) => !entries.has(id)).map(({ id }) => <NewBadge key={id} feature={id} isAlone />);
}
