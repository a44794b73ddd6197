import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { WaitingPart as Part, TodayCount, WaitingRow } from '#schemas/kernel/areas/todayAnswer.ts';
import { BuildingTable } from './BuildingTable.tsx';
import { doneBox } from './doneBox.ts';
import { listLink } from './links.ts';
import { Tile, tiles } from './Tile.tsx';
import { WaitingRows } from './WaitingRows.tsx';

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
  const isDone = counts.every(({ count }) => count === 0);
  const names = [...new Set(counts.filter(({ count }) => count > 0).map(({ entity }) => entity))];
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isDone && (
        <Box role="status" sx={doneBox}>
          <TaskAlt aria-hidden fontSize="small" />
          {translate(isMine ? 'today.allDone' : 'today.noneUndecided')}
        </Box>
      )}
      {rows.length > 0 && <WaitingRows rows={rows} />}
      {!isDone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.25, mt: rows.length ? 1.5 : 0 }}>
          {names.map((name) => (
            <Kinds key={name} entity={name} counts={counts.filter((one) => one.entity === name)} isMine={isMine} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Kinds({ entity: name, counts, isMine }: { entity: string; counts: readonly TodayCount[]; isMine: boolean }) {
  const entity = useEntity(name);
  const words = useWords(entity);
  return (
    <Box>
      <Typography component="h3" sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500, mb: 0.5 }}>
        {words.page('list') || words.name(2)}
      </Typography>
      <Box sx={tiles}>
        {counts.map(({ tab, count }) => (
          <Tile key={tab} label={words.tab(tab)} count={count} to={listLink(entity, { tab })} isUrgent={isMine} />
        ))}
      </Box>
    </Box>
  );
}
