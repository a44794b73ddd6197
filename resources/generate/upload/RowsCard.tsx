import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Cells, UploadResult } from '#schemas/kernel/calls/upload.ts';
import { useDownload } from '#src/kit/useDownload.ts';
import { useWords } from '../words.ts';
import { ROWS_PANEL, RowFilter, rowsShown, type Shown } from './RowFilter.tsx';
import { RowsTable } from './RowsTable.tsx';
import type { StepProps } from './StepProps.ts';
import { saveSheets } from './saveSheets.ts';
import { failedSheet } from './sheets.ts';

interface Props extends Pick<StepProps, 'entity' | 'upload' | 'columns'> {
  result: UploadResult;
  onCorrect?: (number: number, data: Cells) => Promise<void>;
  /** Gives a row what it asks for. */
  onGive?: (number: number, cells: Cells) => void;
  /** Buttons at the end. */
  children: ReactNode;
}

/** The rows with their filter, the download of those that failed, and what can be done next. */
export function RowsCard({ entity, upload, columns, result, onCorrect, onGive, children }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const [shown, setShown] = useState<Shown>(result.failedRecords > 0 ? 'failed' : 'all');
  const rows = useMemo(() => rowsShown(result, shown), [result, shown]);
  const { busy, start } = useDownload(async () => {
    const names = { rows: words.name(2), number: translate('bulkUpload.row'), problems: translate('bulkUpload.problems') };
    const sheet = failedSheet({ entity, upload, columns, words }, rowsShown(result, 'failed'), names);
    return saveSheets(`${result.fileName.replace(/\.\w+$/, '')} - ${translate('bulkUpload.failedFile')}`, [sheet]);
  });
  return (
    <Box
      sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', overflow: 'clip' }}
    >
      <RowFilter result={result} shown={shown} onChange={setShown} />
      <Box id={ROWS_PANEL} role="tabpanel" aria-label={translate('bulkUpload.rows')} sx={{ px: { xs: 1, sm: 2 }, py: 1 }}>
        <RowsTable key={shown} {...{ entity, upload, columns, rows, onCorrect, onGive }} isUndone={result.status === 'UNDONE'} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          p: 2,
          borderTop: '1px solid var(--at-line)',
        }}
      >
        {result.failedRecords > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Download />}
            loading={busy}
            loadingPosition="start"
            onClick={() => void start()}
            sx={{ mr: 'auto' }}
          >
            {translate('bulkUpload.downloadFailed')}
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
