/** Copies the holidays of a year into the next one, as far as they fall on the same date every year. */
import EventRepeat from '@mui/icons-material/EventRepeat';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { holiday } from '#schemas/setup/holiday.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { errorText } from '#src/kit/values/errorText.ts';

const WORDS = 'resources.holidays.copy';
const call = holiday.endpoints?.copyYear;

export default function CopyYearButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const session = useSession();
  const now = Number(session.today.slice(0, 4));
  const [year, setYear] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!call || refusalOf(session, { permission: call.permission }) || !session.officeCentre) return null;
  const label = translate(`${WORDS}.button`);
  const copy = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { method, path } = wayOf(call);
      const { data, message } = await http<{ moving: number }>(method, path, { body: { year } });
      setYear(undefined);
      notify(message, { type: 'success' });
      if (data.moving) notify(`${WORDS}.moving`, { type: 'info', messageArgs: { smart_count: data.moving } });
      refresh();
    } catch (reason) {
      setError(errorText(translate, reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setYear(now)}>
          <EventRepeat fontSize="small" />
        </IconButton>
      </Tooltip>
      {year !== undefined && (
        <ConfirmDialog
          open
          title={translate(`${WORDS}.title`)}
          question={translate(`${WORDS}.text`, { next: year + 1 })}
          confirmLabel={translate(`${WORDS}.confirm`, { next: year + 1 })}
          busy={busy}
          error={error}
          onConfirm={() => void copy()}
          onClose={() => setYear(undefined)}
        >
          <TextField
            select
            fullWidth
            size="small"
            id="copy-year"
            label={translate(`${WORDS}.year`)}
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
            sx={{ mt: 2 }}
          >
            {[now - 1, now, now + 1].map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        </ConfirmDialog>
      )}
    </>
  );
}
