import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorText } from '#src/kit/values/errorText.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';
import { useCacheUpload } from './useUploadState.ts';

/** Imports the valid rows and shows the result. Safe to repeat after a lost answer: nothing is imported twice. */
export function useConfirm({ entity, name, upload, uploadId }: Omit<StepProps, 'columns'> & { uploadId: string }) {
  const provider = useAtrium();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const keep = useCacheUpload();
  const afterWrite = useAfterWrite();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data, message } = await provider.confirmUpload(entity.name, { upload: name, uploadId });
      await afterWrite();
      keep(data);
      notify(message, { type: data.uploadedRecords > 0 ? 'success' : 'error' });
      navigate(stepPath(upload, 'result', uploadId), { replace: true });
    } catch (error) {
      setFailure(errorText(translate, error));
      setBusy(false);
    }
  };
  return { busy, failure, confirm };
}
