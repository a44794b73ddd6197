/** A bulk upload (000 §4) in three steps, each with its own address that survives a reload. */
import Box from '@mui/material/Box';
import { useLocation, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { uploadColumns } from '#schemas/kernel/calls/uploadColumns.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { CentreNeeded, needsCentre } from '../CentreNeeded.tsx';
import { useCrumbs } from '../crumbs.ts';
import { uploadTitle } from '../uploadTitle.ts';
import type { ViewProps } from '../ViewProps.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ChoosePictures } from './ChoosePictures.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { Guideline } from './Guideline.tsx';
import { PastUploads } from './PastUploads.tsx';
import { ResultStep } from './ResultStep.tsx';
import { StepList } from './StepList.tsx';
import { pageIn, stepOf } from './steps.ts';
import { useAboveCell } from './useAboveCell.ts';

/** Where a spreadsheet is not what is chosen. */
const steps = { pictures: ChoosePictures, files: ChooseFiles };

export default function UploadPage({ entity, of: name = '' }: ViewProps) {
  const translate = useTranslate();
  const session = useSession();
  const { pathname, search } = useLocation();
  const declared = entity.uploads?.[name] as Upload;
  const upload = { ...declared, page: pageIn(declared, pathname) };
  const { cells, isPending, error } = useAboveCell(entity, declared);
  const title = uploadTitle(translate, entity, name);
  const crumbs = useCrumbs(entity, 'upload', { label: title });
  const step = stepOf(upload, pathname);
  const uploadId = new URLSearchParams(search).get('uploadId') ?? '';
  const Choose = steps[upload.does as keyof typeof steps] ?? ChooseStep;
  const props = {
    entity,
    name,
    upload,
    columns: uploadColumns(entity, upload, session).filter((column) => column !== upload.above),
    cells,
  };
  if (error) return <ErrorState error={error} />;
  if (isPending) return null;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {needsCentre(session, entity, 'create') ? (
        <CentreNeeded />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <StepList step={step} />
          {step === 'choose' && upload.guideline && <Guideline name={upload.guideline} />}
          {step === 'choose' && <Choose {...props} />}
          {step === 'choose' && <PastUploads {...props} />}
          {step !== 'choose' && !uploadId && <ErrorState error="errors.notFound" />}
          {step === 'confirm' && uploadId && <ConfirmStep {...props} uploadId={uploadId} />}
          {step === 'result' && uploadId && <ResultStep {...props} uploadId={uploadId} />}
        </Box>
      )}
    </>
  );
}
