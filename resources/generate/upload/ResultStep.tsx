/** The last step: how many rows were imported, which were not, and why. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { initialsOf } from '#schemas/kernel/states/initial.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useListPath } from '../listPath.ts';
import { RowsCard } from './RowsCard.tsx';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';
import { UndoButton } from './UndoButton.tsx';
import { useUploadState } from './useUploadState.ts';
import { useUploadWords } from './useUploadWords.ts';

export function ResultStep({ entity, name, upload, columns, uploadId }: StepProps & { uploadId: string }) {
  const translate = useTranslate();
  const words = useUploadWords(upload);
  const list = useListPath(entity);
  const { data: result, error, refetch } = useUploadState(uploadId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!result) return <TableSkeleton />;
  if (result.status === 'PROCESSED' || result.status === 'UPLOADING')
    return <Navigate to={stepPath(upload, 'confirm', uploadId)} replace />;
  const isUndone = result.status === 'UNDONE';
  const { uploadedRecords: good, failedRecords: bad } = result;
  const newest = `?${new URLSearchParams({ filter: JSON.stringify(upload.does ? {} : newTab(entity)), sort: 'updatedDate', order: 'DESC' })}`;
  const sentence = good
    ? translate(`bulkUpload.notices.${upload.notices.uploaded}`, { smart_count: good })
    : translate(`bulkUpload.notices.${upload.notices.failed}`);
  return (
    <>
      {isUndone ? (
        <Alert severity="info" role="status">
          {translate('bulkUpload.undo.undone')}
        </Alert>
      ) : (
        <Alert severity={good === 0 ? 'error' : bad ? 'warning' : 'success'} role="status">
          {sentence}
          {good > 0 && bad > 0 && ` · ${words('notUploaded', { smart_count: bad })}`}
        </Alert>
      )}
      <RowsCard entity={entity} upload={upload} columns={columns} result={result}>
        {result.status === 'UPLOADED' && <UndoButton entity={entity} name={name} uploadId={uploadId} />}
        <Button component={LinkBase} to={upload.page} variant="outlined" color="inherit">
          {translate('bulkUpload.another')}
        </Button>
        {list && (
          <Button component={LinkBase} to={good ? `${list}${newest}` : list} variant="contained">
            {translate('bulkUpload.toList')}
          </Button>
        )}
      </RowsCard>
    </>
  );
}

/** The tab in which new records stand: their list opens there, the last changed ones first. */
function newTab({ states, list }: Entity): { tab?: string } {
  const first = states ? initialsOf(states.initial) : [];
  const holds = ({ where }: Tab) => states && first.every((one) => [where?.[states.field]].flat().includes(one as never));
  const tab = list.tabs?.flatMap((one) => one.tabs ?? [one]).find((one) => !one.of && holds(one));
  return tab ? { tab: tab.code } : {};
}
