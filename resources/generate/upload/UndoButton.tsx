/** Undoing an upload from its result: what it would do is said before, and what stands in the way afterwards, row by row. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { UndoBarrier } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { recordPath } from '../pagePath.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import { useCacheUpload } from './useUploadState.ts';

/** Barriers that are shown; the sentence above counts all. */
const SHOWN = 20;

interface Props {
  entity: Entity;
  /** The name of the upload. */
  name: string;
  uploadId: string;
}

export function UndoButton({ entity, name, uploadId }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useAtrium();
  const keep = useCacheUpload();
  const afterWrite = useAfterWrite();
  const stays = useWords(entity).upload(name, 'undo');
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => provider.undoUpload({ uploadId }),
    onSuccess: async ({ data, message }) => {
      keep(data);
      notify(message, { type: 'success' });
      await afterWrite();
    },
    onSettled: () => setAsking(false),
  });
  const rows = (failureOf(undo.error).data as { rows?: UndoBarrier[] } | null | undefined)?.rows ?? [];
  return (
    <>
      {undo.error && (
        <Alert severity="error" sx={{ mb: 1, width: '100%' }}>
          {errorText(translate, undo.error)}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {rows.slice(0, SHOWN).map(({ number, title, recordId, message }) => {
              const to = recordId === null ? undefined : recordPath(entity, recordId);
              return (
                <li key={number}>
                  {translate('bulkUpload.row')} {number}
                  {title && ' · '}
                  {to ? (
                    <Link component={LinkBase} to={to}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                  {' · '}
                  {message}
                </li>
              );
            })}
          </Box>
        </Alert>
      )}
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('bulkUpload.undo.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('bulkUpload.undo.question')}
        question={
          <>
            {translate('bulkUpload.undo.text')}
            {stays && <p>{stays}</p>}
          </>
        }
        confirmLabel={translate('bulkUpload.undo.button')}
        tone="danger"
        busy={undo.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutate()}
      />
    </>
  );
}
