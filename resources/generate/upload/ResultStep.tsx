/** The last step: how many rows went in, and which did not, and why. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/Skeletons.tsx';
import { pagePath } from '../pagePath.ts';
import { RowsCard } from './RowsCard.tsx';
import { stepPath } from './steps.ts';
import type { StepProps } from './UploadPage.tsx';
import { useSaid } from './useSaid.ts';
import { useUploadState } from './useUploadState.ts';

export function ResultStep({ entity, upload, columns, uploadId }: StepProps & { uploadId: string }) {
  const translate = useTranslate();
  const words = useSaid(upload);
  const { data: result, error, refetch } = useUploadState(uploadId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!result) return <TableSkeleton />;
  if (result.status === 'PROCESSED' || result.status === 'UPLOADING')
    return <Navigate to={stepPath(upload, 'confirm', uploadId)} replace />;
  const { uploadedRecords: good, failedRecords: bad } = result;
  const list = pagePath(entity, 'list');
  const said = good
    ? translate(`bulkUpload.notices.${upload.notices.uploaded}`, { smart_count: good })
    : translate(`bulkUpload.notices.${upload.notices.failed}`);
  return (
    <>
      <Alert severity={good === 0 ? 'error' : bad ? 'warning' : 'success'} role="status">
        {said}
        {good > 0 && bad > 0 && ` · ${words('notUploaded', { smart_count: bad })}`}
      </Alert>
      <RowsCard entity={entity} upload={upload} columns={columns} result={result}>
        <Button component={LinkBase} to={upload.page} variant="outlined" color="inherit">
          {translate('bulkUpload.another')}
        </Button>
        {list && (
          <Button component={LinkBase} to={list} variant="contained">
            {translate('bulkUpload.toList')}
          </Button>
        )}
      </RowsCard>
    </>
  );
}
