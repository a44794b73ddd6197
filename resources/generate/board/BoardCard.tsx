import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, type RaRecord } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { pictureOf } from '#schemas/kernel/lists/picture.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { ColumnValue } from '../ColumnValue.tsx';
import { columnsOf } from '../columns.ts';
import { isEmpty } from '../kinds/display.tsx';
import { changedRow } from '../list/rows/changedRow.ts';
import { keyAbove, recordPath } from '../pagePath.ts';
import { RecordStatus, statusField } from '../RecordStatus.tsx';
import { useRecordTitle } from '../useRecordTitle.ts';
import { useWords } from '../words.ts';
import { CardActions } from './CardActions.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  entity: Entity;
  record: RaRecord;
  /** Somebody else has just changed it. */
  isChanged: boolean;
}

/** A record on a board: what it is, how much time it has left, and what can be done with it. */
export function BoardCard({ entity, record, isChanged }: Props) {
  const session = useSession();
  const words = useWords(entity);
  const titleOf = useRecordTitle();
  const { board } = entity.list;
  if (!board) return null;
  const { by, fields, until, lead = '' } = board;
  const about = entity.fields[lead];
  const instant = until && matches(until.while, record, { today: session.today }) ? record[until.field] : undefined;
  const [picture] = columnsOf(entity, session, [pictureOf(entity) ?? '']).filter(({ name }) => !isEmpty(record[name]));
  const shown = columnsOf(entity, session, [...fields]).filter(({ name }) => !isEmpty(record[name]) && record[name] !== false);
  return (
    <Box component="li" data-row={record.id} className={changedRow(isChanged)} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {picture && <ColumnValue entity={entity} {...picture} record={record} />}
        <Link
          component={LinkBase}
          to={recordPath(entity, record.id, keyAbove(entity, record)) ?? ''}
          underline="hover"
          sx={{ fontWeight: 600, minWidth: 0, mr: 'auto', overflowWrap: 'anywhere' }}
        >
          {about && (
            <Box component="span" sx={{ display: 'block' }}>
              <ColumnValue entity={entity} name={lead} field={about} record={record} />
            </Box>
          )}
          <Box component="span" sx={about && { display: 'block', fontWeight: 400, fontSize: '0.8125rem' }}>
            {titleOf(entity, record)}
          </Box>
        </Link>
        <CardActions entity={entity} record={record} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '&:empty': { display: 'none' } }}>
        {statusField(entity) !== by && <RecordStatus entity={entity} record={record} />}
        {typeof instant === 'string' && <TimeLeft until={instant} />}
      </Box>
      <Box component="dl" sx={facts}>
        {shown.map((column) => (
          <Box key={column.name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {words.field(column.name)}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              <ColumnValue entity={entity} {...column} record={record} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 0.75,
  p: 1.25,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
};
const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(50%, 1fr)',
  columnGap: 1,
  rowGap: 0.25,
  fontSize: '0.8125rem',
};
