/** A list page: title bar, status tabs, search and filters, the table. The address holds all of its state. */
import './list.css';
import Button from '@mui/material/Button';
import { ListBase, useLocation, useNavigate, useStore, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { defaultSort, whereFilter } from '#dataProvider/listQuery.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { opensByCounts, pageSizeOf } from '#schemas/kernel/lists/address.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { slotsOf } from '../../areas.ts';
import { CentreNeeded, needsCentre } from '../CentreNeeded.tsx';
import { useEntity } from '../useEntity.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { useListSettings } from './columns/listSettings.ts';
import { ListBody } from './rows/ListBody.tsx';
import { OpeningTab } from './tabs/OpeningTab.tsx';
import { StatusTabs, tabPanel } from './tabs/StatusTabs.tsx';
import { listStoreKey, useListTab } from './tabs/useListTab.ts';
import { CreateButton } from './toolbar/CreateButton.tsx';
import { useLook } from './toolbar/looks.ts';
import { isQueueAt } from './toolbar/queueAddress.ts';
import { UploadButton } from './toolbar/UploadButton.tsx';

const QueueView = latePart(() => import('../queue/QueueView.tsx'));
const looks = {
  board: latePart(() => withTexts('board', import('../board/BoardView.tsx'))),
  timeline: latePart(() => withTexts('timeline', import('../timeline/TimelineView.tsx'))),
};
/** Loaded only for people with a default view. */
const StartView = latePart(() => import('./views/StartView.tsx'));

export default function ListPage({ entity }: ViewProps) {
  const { front } = slotsOf(entity.name);
  const [isFront, setFront] = useStore(`${entity.name}.front`, true);
  const { search } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const words = useWords(entity);
  if (!front) return <Rows entity={entity} />;
  if (isFront && !search)
    return (
      <>
        <PageHeader
          title={words.page('list')}
          actions={
            <Button variant="outlined" color="inherit" onClick={() => setFront(false)}>
              {translate('lists.table')}
            </Button>
          }
        />
        <Suspense fallback={<TableSkeleton />}>
          <front.Body />
        </Suspense>
      </>
    );
  const back = () => {
    setFront(true);
    if (search) navigate({ search: '' });
  };
  return (
    <Rows
      entity={entity}
      action={
        <Button variant="outlined" color="inherit" onClick={back}>
          {translate(front.label)}
        </Button>
      }
    />
  );
}

/** The list itself; `action` stands before its own buttons. */
function Rows({ entity, action }: ViewProps & { action?: ReactNode }) {
  const words = useWords(entity);
  const { tab, isAsked } = useListTab(entity);
  const session = useSession();
  const view = useStartView(entity);
  const rows = useEntity(tab?.of ?? entity.name);
  return (
    <>
      <PageHeader
        title={words.page('list') || words.name(2)}
        actions={
          <>
            {action}
            <UploadButton entity={rows} />
            <CreateButton entity={rows} />
          </>
        }
      />
      <div className="at-list">
        {needsCentre(session, entity, 'list') ? (
          <CentreNeeded />
        ) : (
          <Suspense fallback={<TableSkeleton />}>
            <OpeningTab entity={entity} asks={!isAsked && !view && opensByCounts(entity)}>
              <TabbedList key={tab?.of ?? entity.name} entity={entity} tab={tab} />
            </OpeningTab>
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The rows of one tab. A tab of another entity shows that entity's columns and rows under this address. */
function TabbedList({ entity, tab }: ViewProps & { tab?: Tab }) {
  const session = useSession();
  const rows = useEntity(tab?.of ?? entity.name);
  const isQueue = isQueueAt(useLocation().search, entity) && Boolean(rows.states) && can(session, rows, 'get');
  const asked = useLook(entity);
  const Look = asked && !isQueue ? looks[asked] : undefined;
  const [settings] = useListSettings(rows);
  const fixed: ListFilter | undefined = tab?.of
    ? { ...whereFilter(rows, tab.where, { today: session.today }), tab: undefined }
    : tab && { tab: tab.code };
  const list = (
    <ListBase
      resource={rows.name}
      storeKey={tab?.of ? `${entity.name}.${listStoreKey(rows)}` : listStoreKey(entity)}
      sort={defaultSort(rows)}
      perPage={pageSizeOf(settings)}
      filter={fixed}
      disableAuthentication
      queryOptions={Look ? { enabled: false } : quiet}
    >
      {Look ? (
        <Suspense fallback={<TableSkeleton />}>
          <Look entity={entity} />
        </Suspense>
      ) : isQueue ? (
        <Suspense fallback={<TableSkeleton />}>
          <QueueView entity={rows} opens={tab?.opens} />
        </Suspense>
      ) : (
        <>
          {tab && <StatusTabs entity={entity} tab={tab} />}
          <ListBody entity={rows} panel={tab && tabPanel(entity.name)} opens={tab?.opens} />
        </>
      )}
    </ListBase>
  );
  return (
    <Started entity={rows} tab={tab} isOwn={!tab?.of}>
      {list}
    </Started>
  );
}

/** The list, with the person's default view applied where neither the address nor the last state decides. */
function Started({ entity, tab, isOwn, children }: ViewProps & { tab?: Tab; isOwn: boolean; children: ReactNode }) {
  const asks = useStartView(entity) && isOwn;
  return asks ? (
    <StartView entity={entity} tab={tab?.code}>
      {children}
    </StartView>
  ) : (
    children
  );
}

/** Has the person a default view, and does nothing else say what the list opens with? */
function useStartView(entity: Entity): boolean {
  const [{ view }] = useListSettings(entity);
  const { search } = useLocation();
  const [shownLast] = useStore<object | undefined>(listStoreKey(entity));
  const [asks] = useState(view !== undefined && search === '' && !shownLast);
  return asks;
}

/** A list that fails says so in its place, with a way to try again: no notice on top of that. */
const quiet = { onError: () => undefined };
