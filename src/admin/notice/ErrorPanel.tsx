import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { HttpErrorBody } from '#dataProvider/httpClient.ts';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';

/** A chunk that a new release has removed fails with one of these messages, by browser. */
const OUTDATED = /dynamically imported module|Importing a module script failed|preload CSS|Failed to fetch/i;

/** Shows the error, with reload and a link to the start page (a full load, because the app itself may be broken). */
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
