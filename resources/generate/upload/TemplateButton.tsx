import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { useDownload } from '#src/kit/useDownload.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import { offeredValues } from './offered.ts';
import { recordNames } from './recordNames.ts';
import type { StepProps } from './StepProps.ts';
import { saveSheets } from './saveSheets.ts';
import { templateSheets } from './sheets.ts';

/** A spreadsheet with the right headings, to be filled in. */
export function TemplateButton({ entity, upload, columns }: StepProps) {
  const translate = useTranslate();
  const words = useWords(entity);
  const session = useSession();
  const provider = useAtrium();
  const { busy, start } = useDownload(async () => {
    const props = { entity, upload, columns, words };
    const records = await recordNames(provider, entity, columns);
    const names = { rows: words.name(2), choices: translate('bulkUpload.choices') };
    return saveSheets(
      entity.name,
      templateSheets(
        props,
        (column) => records.get(column) ?? offeredValues(entity, column, session).map((value) => words.value(column, value)),
        names,
      ),
    );
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Button variant="outlined" color="inherit" startIcon={<Download />} loading={busy} onClick={() => void start()}>
        {translate('bulkUpload.template')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>
        {translate('bulkUpload.templateHint')}
      </Typography>
    </Box>
  );
}
