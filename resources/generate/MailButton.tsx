import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorText } from '#src/kit/values/errorText.ts';

interface Props {
  label: string;
  /** Orders the mail; false if there is nothing to mail. */
  order: () => Promise<boolean>;
}

/** Asks for records as a spreadsheet by e-mail, and says what comes of it. */
export function MailButton({ label, order }: Props) {
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      if (await order()) notify('notices.emailRecord', { type: 'success' });
      else notify('notices.noData', { type: 'warning' });
      void client.invalidateQueries({ queryKey: ['background-tasks'] });
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="at-screen"
      variant="outlined"
      color="inherit"
      startIcon={<ForwardToInbox />}
      loading={busy}
      loadingPosition="start"
      onClick={send}
    >
      {label}
    </Button>
  );
}
