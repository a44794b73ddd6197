/** What a schedule comes to in a week, in a tab of its page. */
import { useTranslate } from 'ra-core';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';
import { Week } from './Week.tsx';

export default function PreviewTab({ record: { id, version } }: { record: Readonly<{ id: number; version?: number }> }) {
  const translate = useTranslate();
  const centre = useCentreId();
  if (centre === undefined) return <CentreNeeded />;
  return (
    <Week
      path={`/office-centres/${centre}/access-schedules/${id}/preview`}
      version={version}
      label={translate('resources.access-schedules.tabLabels.preview')}
      sums
    />
  );
}
