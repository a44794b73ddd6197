import { useEffect, useState } from 'react';
import { latePart } from '#src/kit/late/late.tsx';
import { usePortalSettings } from '../portalSettings.ts';

const MaintenanceBanner = latePart(() => import('./MaintenanceBanner.tsx'), { quiet: true });

/** While nothing is to be told, the first page loads without the banner; a minute later it starts to listen. */
const LATER_MS = 60_000;

/** The place of the banner about maintenance. */
export default function MaintenanceNotice() {
  const first = usePortalSettings()?.maintenance;
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return first && (isLater || first.length > 0) ? <MaintenanceBanner first={first} /> : null;
}
