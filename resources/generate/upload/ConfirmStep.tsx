/** The second step: the result of the check, row by row, and the confirmation to import the valid rows. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Cells } from '#schemas/kernel/calls/upload.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import { AskForAll } from './AskForAll.tsx';
import { RowsCard } from './RowsCard.tsx';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';
import { useAsked } from './useAsked.ts';
import { useConfirm } from './useConfirm.ts';
import { useUploadState } from './useUploadState.ts';
import { useUploadWords } from './useUploadWords.ts';
import { Working } from './Working.tsx';

export function ConfirmStep({ entity, name, upload, columns, uploadId }: StepProps & { uploadId: string }) {
  const translate = useTranslate();
  const uploadWords = useUploadWords(upload);
  const provider = useAtrium();
  const { data: result, error, refetch, merge, latest } = useUploadState(uploadId);
  const { busy, failure, confirm } = useConfirm({ entity, name, upload, uploadId });
  const tells = useWords(entity).upload(name, 'before');
  const [asking, setAsking] = useState(false);
  const correct = async (rows: readonly { number: number; data: Cells }[]) => {
    const answer = await provider.processUpload(entity.name, { upload: name, uploadId, rows });
    merge(answer.data);
  };
  const asked = useAsked((numbers, cells) =>
    correct(
      latest()
        .filter(({ number }) => numbers.includes(number))
        .map(({ number, data }) => ({ number, data: { ...data, ...cells } })),
    ),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!result) return <TableSkeleton />;
  if (result.status === 'UPLOADED' || result.status === 'FAILED')
    return <Navigate to={stepPath(upload, 'result', uploadId)} replace />;
  const { uploadedRecords: good, failedRecords: bad, unchangedRecords: unchanged } = result;
  if (busy || result.status === 'UPLOADING')
    return <Working text={uploadWords('uploading', { smart_count: good })} hint={translate('bulkUpload.uploadingHint')} />;

  const forAll = (upload.named?.forAll ?? []).filter((one) => columns.includes(one));
  // What is there already is left alone, whatever it is given.
  const open = result.dataList.filter(({ status }) => status !== 'UNCHANGED').map(({ number }) => number);
  return (
    <>
      <Alert severity={bad ? 'warning' : 'info'} role="status">
        {!good && !bad
          ? translate(upload.named ? 'bulkUpload.allKnown' : 'bulkUpload.allUnchanged')
          : uploadWords(bad ? 'someGood' : 'allGood', { smart_count: good, bad })}
        {unchanged > 0 &&
          (good > 0 || bad > 0) &&
          ` ${translate(upload.named ? 'bulkUpload.someKnown' : 'bulkUpload.someUnchanged', { smart_count: unchanged })}`}
      </Alert>
      {failure && <Alert severity="error">{`${failure} ${translate('bulkUpload.askAgain')}`}</Alert>}
      {asked.failure && <Alert severity="error">{asked.failure}</Alert>}
      {forAll.length > 0 && open.length > 1 && (
        <AskForAll entity={entity} names={forAll} busy={asked.busy} onGive={(cells) => asked.give(open, cells)} />
      )}
      <RowsCard
        entity={entity}
        upload={upload}
        columns={columns}
        result={result}
        onCorrect={upload.does === 'pictures' ? undefined : (number, data) => correct([{ number, data }])}
        onGive={upload.named?.asks && ((number, cells) => asked.give([number], cells))}
      >
        <Button component={LinkBase} to={upload.page} color="inherit">
          {translate('bulkUpload.otherFile')}
        </Button>
        <Button variant="contained" disabled={good === 0} onClick={() => setAsking(true)}>
          {uploadWords('upload', { smart_count: good })}
        </Button>
      </RowsCard>
      <ConfirmDialog
        open={asking}
        title={uploadWords('question', { smart_count: good })}
        question={
          <>
            {uploadWords(bad ? 'leavesOut' : 'takesAll', { smart_count: bad })}
            {tells && <p>{tells}</p>}
          </>
        }
        confirmLabel={uploadWords('confirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void asked.settled().then((isSent) => (isSent ? confirm() : undefined));
        }}
      />
    </>
  );
}
