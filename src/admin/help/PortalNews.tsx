import { manifest } from 'virtual:atrium/manifest';
import { usePortalSettings } from '../portalSettings.ts';
import NewBadge from './NewBadge.tsx';

const resources = new Set(manifest.map((entry) => entry.name));

/** Badges in the bar on top: new features that no entry of the menu stands for. */
export default function PortalNews() {
  const features = usePortalSettings()?.newFeatures ?? [];
  return features.filter(({ id }) => !resources.has(id)).map(({ id }) => <NewBadge key={id} feature={id} isAlone />);
}
