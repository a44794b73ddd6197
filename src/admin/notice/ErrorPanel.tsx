import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { HttpErrorBody } from '#dataProvider/httpClient.ts';
import { MessagePanel } from '#src/kit/MessagePanel.tsx';

/** A chunk that is gone after a release fails with one of these words, by browser. */
const OUTDATED = /dynamically imported module|Importing a module script failed|preload CSS|Failed to fetch/i;

/** What broke, and the way out: reload, or the start page (by a real load, for the app itself may be broken). */
export function ErrorPanel({ error }: { error: Error & { body?: Partial<HttpErrorBody> } }) {
  const translate = useTranslate();
  const id = error.body?.requestId;
  return (
    <MessagePanel
      icon={<ReportProblem />}
      title={translate('shell.error')}
      text={translate(OUTDATED.test(error.message) ? 'shell.errorOutdated' : 'shell.errorText')}
    >
      {id ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', width: '100%', mb: 1 }}>
          {translate('shell.requestId', { id })}
        </Typography>
      ) : null}
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('shell.reload')}
      </Button>
      <Button variant="outlined" href="/dashboard">
        {translate('shell.goHome')}
      </Button>
    </MessagePanel>
  );
}
