import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNewerVersion } from './useRecentChanges.ts';

/** The person's own save is reported before its page has reloaded: wait this long before showing the notice. */
const GRACE_MS = 1_500;

interface Props {
  entity: string;
  record: Readonly<Record<string, unknown>>;
  onRefresh: () => void;
}

/** Notice on an open record that somebody else has changed it, with a button to reload: nothing is overwritten unasked. */
export function ChangedElsewhere({ entity, record, onRefresh }: Props) {
  const translate = useTranslate();
  const id = Number(record.recordId ?? record.id);
  const newer = useNewerVersion(entity, id, Number(record.version));
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    setSure(false);
    if (!newer) return undefined;
    const timer = setTimeout(() => setSure(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [newer]);
  if (!newer || !isSure) return null;
  const isGone = newer.kind === 'delete';
  const text = isGone ? 'lists.live.deleted' : newer.mine ? 'lists.live.changedByYou' : 'lists.live.changed';
  return (
    <Alert
      severity={isGone ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 2 }}
      action={
        isGone ? undefined : (
          <Button color="inherit" size="small" onClick={onRefresh}>
            {translate('lists.live.refresh')}
          </Button>
        )
      }
    >
      {translate(text)}
    </Alert>
  );
}
