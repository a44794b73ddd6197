import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can, refusalOf } from '#schemas/kernel/rights/access.ts';
import { TabStrip } from '#src/kit/page/TabStrip.tsx';
import { slotsOf } from '../../areas.ts';
import { useRelated } from '../useRelated.ts';
import { wordsOf } from '../words.ts';

interface Props {
  entity: Entity;
  value: string;
  onChange: (tab: string) => void;
}

/** Details, one tab for each related list that the person may see, history. */
export const RecordTabs = (props: Props) => (
  <Suspense fallback={<Box sx={{ height: 44, mb: 2 }} />}>
    <Tabs {...props} />
  </Suspense>
);

function Tabs({ entity, value, onChange }: Props) {
  const session = useSession();
  const translate = useTranslate();
  const tabs = new Set(entity.related.flatMap((one) => (one.page ? [] : [one.entity])));
  const related = useRelated(entity).filter((one) => tabs.has(one.name) && one.api.verbs.list && can(session, one, 'list'));
  const items = [
    { code: 'details', label: translate('kit.details') },
    ...related.map((one) => ({ code: one.name, label: wordsOf(translate, one).page('list') || wordsOf(translate, one).name(2) })),
    ...(slotsOf(entity.name).tabs ?? [])
      .filter((one) => !refusalOf(session, one.needs))
      .map(({ code }) => ({ code, label: translate(`resources.${entity.name}.tabLabels.${code}`) })),
    ...(entity.api.verbs.history && can(session, entity, 'history')
      ? [{ code: 'history', label: translate('kit.history.tab') }]
      : []),
  ];
  if (items.length < 2) return null;
  const open = items.some((item) => item.code === value) ? value : 'details';
  return (
    <Box sx={{ mb: 2 }}>
      <TabStrip items={items} value={open} onChange={onChange} label={translate('kit.recordTabs')} panel="record-panel" />
    </Box>
  );
}
