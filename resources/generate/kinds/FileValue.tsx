import AttachFile from '@mui/icons-material/AttachFile';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import { errorText } from '#src/kit/errorText.ts';
import { useAtrium } from '../useAtrium.ts';
import type { DisplayProps } from './Display.ts';

/** An uploaded file: its name, which opens it. The call needs the session, so that a plain address would not do. */
export function FileValue({ value }: DisplayProps) {
  const file = value as EmbeddedFile;
  const [busy, setBusy] = useState(false);
  const provider = useAtrium();
  const notify = useNotify();
  const translate = useTranslate();
  const open = async () => {
    setBusy(true);
    try {
      if (!(await provider.download(file))) notify('notices.noData', { type: 'warning' });
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Link
      component="button"
      type="button"
      disabled={busy}
      onClick={(event) => {
        event.stopPropagation();
        void open();
      }}
      aria-label={translate('kit.openFile', { name: file.name })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      <AttachFile aria-hidden sx={{ fontSize: 16 }} />
      {file.name}
    </Link>
  );
}
