import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNewer } from './useMarks.ts';

/** One's own write is heard of before its page has been asked for anew: so long it is no news. */
const PATIENCE_MS = 1_500;

interface Props {
  entity: string;
  record: Readonly<Record<string, unknown>>;
  onRefresh: () => void;
}

/** Tells whoever has a record open that it is no longer as it is shown, and offers to load it: nothing is overwritten unasked. */
export function ChangedElsewhere({ entity, record, onRefresh }: Props) {
  const translate = useTranslate();
  const id = Number(record.recordId ?? record.id);
  const newer = useNewer(entity, id, Number(record.version));
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    setSure(false);
    if (!newer) return undefined;
    const timer = setTimeout(() => setSure(true), PATIENCE_MS);
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
