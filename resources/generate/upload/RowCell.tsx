import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Cells, Upload, UploadRow } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { ChangedValue } from '../changes/ChangedValue.tsx';
import { Picture } from '../kinds/Picture.tsx';
import { useStoredPicture } from '../kinds/useStoredPicture.ts';
import { recordPath } from '../pagePath.ts';
import { AskedCell } from './AskedCell.tsx';
import { cellText } from './cellText.ts';
import { useWrittenIn } from './useWrittenIn.ts';

interface Props {
  entity: Entity;
  upload: Upload;
  name: string;
  row: UploadRow;
  /** Gives the row what it asks for (`named.asks`). */
  onGive?: (number: number, cells: Cells) => void;
}

/** The file's value of a field: an identifying field also shows its record, a changed one the old value. */
export function RowCell({ entity, upload, name, row, onGive }: Props) {
  const written = useWrittenIn();
  const problem = row.problems?.[name];
  const change = problem ? undefined : row.changes?.find(({ field }) => field === name);
  if (onGive && upload.named?.asks?.includes(name) && row.status !== 'UNCHANGED')
    return (
      <TableCell sx={{ minWidth: 190, verticalAlign: 'top', pt: 1.5 }}>
        <AskedCell
          entity={entity}
          name={name}
          value={row.data[name]}
          problem={problem?.message}
          onChange={(cell) => onGive(row.number, { [name]: cell })}
        />
      </TableCell>
    );
  return (
    <TableCell sx={{ minWidth: 120, maxWidth: 280, overflowWrap: 'anywhere', verticalAlign: 'top' }}>
      {row.picture && name === upload.columns[0] && <SmallPicture file={row.picture} />}
      {change ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <ChangedValue entity={entity} change={change} record={written} first={change.from === null && row.picture != null} />
        </Box>
      ) : (
        <Recorded entity={entity} row={row} first={name === uploadedBy(upload)}>
          {cellText(row.data[name])}
        </Recorded>
      )}
      {name === upload.key && row.title && <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{row.title}</Box>}
      {problem && <CellNote warning={row.status === 'UNCHANGED'}>{problem.message}</CellNote>}
    </TableCell>
  );
}

/** The column that names a row: that of the identifying field, else the first. */
const uploadedBy = (upload: Upload): string | undefined => upload.key ?? upload.columns[0];

/** The name of an imported row links to its record. */
function Recorded({ entity, row, first, children }: Pick<Props, 'entity' | 'row'> & { first: boolean; children: string }) {
  const to = first && row.status === 'UPLOADED' && row.recordId && children ? recordPath(entity, row.recordId) : undefined;
  return to && entity.api.key === 'id' ? (
    <Link component={LinkBase} to={to}>
      {children}
    </Link>
  ) : (
    children
  );
}

/** The error or warning, below its cell. */
export const CellNote = ({ children, warning }: { children: ReactNode; warning?: boolean }) => (
  <Box sx={{ color: warning ? 'warning.main' : 'error.main', fontSize: '0.75rem' }} role="note">
    {children}
  </Box>
);

/** Its name stands beside it. */
const SmallPicture = ({ file }: { file: NonNullable<UploadRow['picture']> }) => (
  <Picture address={useStoredPicture(file)} alt="" height={64} />
);
