import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { WaitingPart as Part, TodayCount, WaitingRow } from '#schemas/kernel/areas/todayAnswer.ts';
import { BuildingTable } from './BuildingTable.tsx';
import { doneBox } from './doneBox.ts';
import { listLink } from './links.ts';
import { beside, kindName, NumberOf, NumbersOf, strip } from './Numbers.tsx';
import { tabName } from './tabName.ts';
import { FOLDED, WaitingRows } from './WaitingRows.tsx';

/** What waits for a decision, by kind: the person's own first, then what others decide. */
export function WaitingPart({ part }: { part: Part }) {
  const translate = useTranslate();
  const { side } = useSession();
  const mine = part.counts.filter((one) => one.mine);
  const others = part.counts.filter((one) => !one.mine);
  return (
    <>
      {mine.length > 0 && <Group title={translate('today.widgets.waiting')} counts={mine} rows={part.rows} isMine />}
      {others.length > 0 && (
        <Group title={translate(side === 'tenant' ? 'today.requested' : 'today.undecided')} counts={others} isMine={false} />
      )}
      {part.buildings?.map((table) => (
        <BuildingTable key={table.entity} table={table} tabs={part.counts.filter(({ entity }) => entity === table.entity)} />
      ))}
    </>
  );
}

interface GroupProps {
  title: string;
  counts: readonly TodayCount[];
  /** Those that have waited longest. */
  rows?: readonly WaitingRow[];
  isMine: boolean;
}
function Group({ title, counts, rows = [], isMine }: GroupProps) {
  const translate = useTranslate();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isDone = counts.every(({ count }) => count === 0);
  const open = counts.filter(({ count }) => count > 0);
  const names = [...new Set(open.map(({ entity }) => entity))];
  return (
    <Box component="section" aria-labelledby={id} sx={rows.length > 0 ? undefined : beside}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }}>
        <Typography id={id} component="h2" variant="h2">
          {title}
        </Typography>
        {rows.length > FOLDED && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: 'auto' }}>
            {translate(isWhole ? 'today.fewer' : 'today.all', { count: rows.length })}
          </Button>
        )}
      </Box>
      {isDone && (
        <Box role="status" sx={doneBox}>
          <TaskAlt aria-hidden fontSize="small" />
          {translate(isMine ? 'today.allDone' : 'today.noneUndecided')}
        </Box>
      )}
      {rows.length > 0 && <WaitingRows rows={rows} isWhole={isWhole} />}
      {!isDone && (
        <Box sx={{ ...strip, mt: rows.length ? 1 : 0 }}>
          {names.map((name) => (
            <Kinds key={name} entity={name} counts={open.filter((one) => one.entity === name)} isMine={isMine} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Kinds({ entity: name, counts, isMine }: { entity: string; counts: readonly TodayCount[]; isMine: boolean }) {
  const entity = useEntity(name);
  const words = useWords(entity);
  const title = (
    <Typography component="h3" sx={kindName}>
      {words.page('list') || words.name(2)}
    </Typography>
  );
  return (
    <NumbersOf name={title}>
      {counts.map(({ tab, count }) => (
        <NumberOf key={tab} label={tabName(words, entity, tab)} count={count} to={listLink(entity, { tab })} isUrgent={isMine} />
      ))}
    </NumbersOf>
  );
}
