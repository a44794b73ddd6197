import { manifest } from 'virtual:atrium/manifest';
import { usePortalSettings } from '../portalSettings.ts';
import NewBadge from './NewBadge.tsx';

/** The entries of the side menu; the account menu shows no badges. */
const screens = manifest.screens.filter(({ menu }) => menu && menu.in !== 'account');
const entries = new Set([...manifest.entities, ...screens].map(({ name }) => name));

/** Badges in the top bar: new features without a menu entry. */
export default function PortalNews() {
  const features = usePortalSettings()?.newFeatures ?? [];
  return features.filter(({ id }) => !entries.has(id)).map((feature) => <NewBadge key={feature.id} feature={feature} isAlone />);
}
