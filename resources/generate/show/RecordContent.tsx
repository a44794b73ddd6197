/** The content of a record's page below its title bar; the queue shows it beside the list. */
import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { ChangedElsewhere } from '#src/app/live/ChangedElsewhere.tsx';
import { latePart } from '#src/kit/late/late.tsx';
import { SectionsSkeleton, TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { slotsOf } from '../../areas.ts';
import type { Row } from '../Row.ts';
import { Details } from './Details.tsx';
import { Facts } from './Facts.tsx';
import { toldAbove } from './factsOf.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RelatedList } from './RelatedList.tsx';

const Timeline = latePart(() => import('./Timeline.tsx'));

interface Props {
  entity: Entity;
  record: Row;
  /** The open tab, see `useRecordTab`; views that show the content beside a list do not keep it in the address. */
  tab: string;
  onTab: (tab: string) => void;
  /** Reloads the record when somebody else has changed it. */
  onRefresh: () => void;
  /** The record's actions, at the top where there is no title bar for them. */
  actions?: ReactNode;
}

/** Facts, tabs and their panel: details, related lists, the entity's own tabs, history. Needs `entity.get` to be allowed. */
export function RecordContent({ entity, record, tab, onTab, onRefresh, actions }: Props) {
  const session = useSession();
  const related = entity.related.find((one) => one.entity === tab && !one.page);
  const { tabs, notice: Notice } = slotsOf(entity.name);
  const own = tabs?.find((one) => one.code === tab && !refusalOf(session, one.needs));
  return (
    <>
      {actions && (
        <Box className="at-screen" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mb: 2 }}>
          <Suspense fallback={null}>{actions}</Suspense>
        </Box>
      )}
      <ChangedElsewhere entity={entity.name} record={record} onRefresh={onRefresh} />
      {Notice && (
        <Suspense fallback={null}>
          <Notice record={record} />
        </Suspense>
      )}
      <Facts entity={entity} record={record} />
      <RecordTabs entity={entity} value={tab} onChange={onTab} />
      <div id="record-panel" role="tabpanel">
        <Suspense fallback={<TableSkeleton />}>
          {own ? (
            <own.Body record={record} />
          ) : related ? (
            <RelatedList key={related.entity} related={related} parentEntity={entity} parent={record} />
          ) : tab === 'history' ? (
            <HistoryTab entity={entity} record={record} />
          ) : (
            <Box sx={{ containerType: 'inline-size' }}>
              <Box sx={beside}>
                <Box sx={{ minWidth: 0 }}>
                  <Details entity={entity} record={record} told={toldAbove(entity, session, record)} />
                </Box>
                <Suspense fallback={<SectionsSkeleton count={1} />}>
                  <Timeline entity={entity} record={record} onHistory={() => onTab('history')} />
                </Suspense>
              </Box>
            </Box>
          )}
        </Suspense>
      </div>
    </>
  );
}

/** The timeline stands beside the sections where there is room for both, below them where there is not. */
const beside = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
};
