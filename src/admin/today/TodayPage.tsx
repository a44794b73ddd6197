/** The page Today: what waits for the person, what ends soon, what compares, what happened. Everything on it leads on. */
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import type { AttentionPart, SoonPart as Soon, Today, TodayPart } from '#schemas/kernel/areas/todayAnswer.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { ActivityPart } from './ActivityPart.tsx';
import { AttentionCard } from './AttentionCard.tsx';
import { ChartPart } from './ChartPart.tsx';
import { CountsPart } from './CountsPart.tsx';
import { longDate } from './days.ts';
import { NothingYet } from './NothingYet.tsx';
import { strip } from './Numbers.tsx';
import { NothingSoon, SoonPart } from './SoonPart.tsx';
import { TodaySkeleton } from './TodaySkeleton.tsx';
import { useToday } from './useToday.ts';
import { WaitingPart } from './WaitingPart.tsx';

const SwitchAccountDialog = lateDialog(() => import('#src/app/account/SwitchAccountDialog.tsx'));

export default function TodayPage() {
  const { data, error, refetch } = useToday();
  const { today, side, officeCentre } = useSession();
  const date = longDate(today, useLocale());
  const place = officeCentre?.companyName;
  return (
    <>
      <ScreenHeader
        note={place ? `${date} · ${place}` : date}
        actions={side === 'platform' && !officeCentre ? <ChooseBuilding /> : undefined}
      />
      {error && data ? <Outdated error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Parts today={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <TodaySkeleton />}
    </>
  );
}

const isWaiting = ({ kind }: TodayPart) => kind === 'waiting';
const isAttention = (part: TodayPart): part is AttentionPart => part.kind === 'attention';
const isCounts = ({ kind }: TodayPart) => kind === 'counts';

/** Pending decisions, what needs attention and numbers take the full width; below are dates, charts and activity, side by side. */
function Parts({ today: { parts } }: { today: Today }) {
  if (parts.length === 0) return <NothingYet />;
  const isCalm = (part: TodayPart): part is Soon => part.kind === 'soon' && part.rows.length === 0;
  const calm = parts.filter(isCalm);
  const counts = parts.filter(isCounts);
  const attention = parts.filter(isAttention);
  const cards = parts.filter((part) => !isWaiting(part) && !isAttention(part) && !isCounts(part) && !isCalm(part));
  const shown = (list: readonly TodayPart[]) => list.map((part) => <Part key={part.code} part={part} />);
  return (
    <Box sx={stack}>
      {shown(parts.filter(isWaiting))}
      {attention.length > 0 && <AttentionCard parts={attention} />}
      {counts.length > 0 && <Box sx={strip}>{shown(counts)}</Box>}
      {cards.length + calm.length > 0 && (
        <Box sx={columns}>
          {shown(cards)}
          {calm.length > 0 && <NothingSoon parts={calm} />}
        </Box>
      )}
    </Box>
  );
}

function Part({ part }: { part: TodayPart }) {
  switch (part.kind) {
    case 'waiting':
      return <WaitingPart part={part} />;
    case 'attention':
      return null;
    case 'counts':
      return <CountsPart part={part} />;
    case 'soon':
      return <SoonPart part={part} />;
    case 'chart':
      return <ChartPart part={part} />;
    case 'activity':
      return <ActivityPart part={part} />;
  }
}

/** The figures could not be refreshed: the page says that they may be out of date. */
function Outdated({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={outdated}>
      <span>
        {translate('today.outdated')} {errorText(translate, error)}
      </span>
      <Button size="small" onClick={onRetry} sx={{ ml: 'auto', flex: 'none' }}>
        {translate('kit.retry')}
      </Button>
    </Box>
  );
}

/** The provider's staff see figures of every building until they choose one. */
function ChooseBuilding() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Apartment />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('shell.switchAccount')}
      </Button>
      {isOpen && <SwitchAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Cards one below the other, in as many columns as there is room for. */
const columns = { columns: '340px 3', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 1.5 } };
const stack = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const outdated = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  px: 2,
  py: 1,
  borderRadius: 'var(--at-radius)',
  bgcolor: 'var(--at-warning-soft)',
  color: 'text.primary',
  fontSize: '0.875rem',
};
