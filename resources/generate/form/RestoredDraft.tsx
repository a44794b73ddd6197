/** Restores what was typed before the session ended (000 §4) into the form, with a button to discard it. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Draft, offerDraft } from '#authProvider/drafts.ts';
import { takeDraft } from '#authProvider/takeDraft.ts';
import { useSession } from '#authProvider/useSession.ts';
import type { Values } from './body.ts';

interface Props {
  /** Which form of the page this is. */
  form: string;
  version?: number;
  /** Keys of what is never kept in the browser. */
  secrets?: readonly string[];
  /** The changes were made on another version of the record: saving must be checked against that one. */
  onRebase: (version: number) => void;
}

export function RestoredDraft({ form, version, secrets = [], onRebase }: Props) {
  const translate = useTranslate();
  const { officeCentre } = useSession();
  const { reset, setValue, getValues } = useFormContext<Values>();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const [isRestored, setRestored] = useState(false);
  // The same path means another record in another office centre.
  const [item] = useState(() => [officeCentre?.officeCentreId, window.location.pathname, form].join(' '));

  const latest = useRef<() => Draft | undefined>(() => undefined);
  latest.current = () => {
    const changed = Object.keys(dirtyFields).filter((key) => !secrets.includes(key));
    if (changed.length === 0 || isSubmitSuccessful) return undefined;
    return { values: Object.fromEntries(changed.map((key) => [key, getValues(key)])), version };
  };
  useEffect(() => offerDraft(item, () => latest.current()), [item]);

  const restore = useRef((draft: Draft) => {
    for (const [key, value] of Object.entries(draft.values)) setValue(key, value, { shouldDirty: true });
    if (draft.version !== undefined) onRebase(draft.version);
    setRestored(true);
  });
  useEffect(() => {
    let isHere = true;
    void takeDraft(item).then((draft) => {
      if (draft && isHere) restore.current(draft);
    });
    return () => {
      isHere = false;
    };
  }, [item]);

  const discard = () => {
    reset();
    if (version !== undefined) onRebase(version);
    setRestored(false);
  };
  if (!isRestored || isSubmitSuccessful) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={discard}>
          {translate('kit.draft.discard')}
        </Button>
      }
    >
      {translate('kit.draft.kept')}
    </Alert>
  );
}
