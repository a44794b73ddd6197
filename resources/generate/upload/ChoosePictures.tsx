/** The first step of pictures: a zip file is chosen and sent to be checked. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ImageField } from '#schemas/kernel/fields/field.ts';
import { useDelayedToast } from '#src/kit/upload/useDelayedToast.ts';
import { ZipDrop } from '#src/kit/upload/ZipDrop.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';
import { useCacheUpload } from './useUploadState.ts';
import { Working } from './Working.tsx';

export function ChoosePictures({ entity, name, upload }: StepProps) {
  const translate = useTranslate();
  const words = useWords(entity);
  const provider = useAtrium();
  const navigate = useNavigate();
  const toast = useDelayedToast();
  const keep = useCacheUpload();
  const under = useRef<AbortController>(undefined);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => under.current?.abort(), []);

  const send = async (chosen: File) => {
    const mine = new AbortController();
    under.current = mine;
    setFile(chosen);
    setProblem(undefined);
    try {
      const { data } = await provider.processUpload(entity.name, { upload: name, file: chosen, signal: mine.signal });
      if (mine.signal.aborted) return;
      keep(data);
      navigate(stepPath(upload, 'confirm', data.uploadId));
    } catch (error) {
      if (mine.signal.aborted) return;
      const sentence = errorText(translate, error);
      setFile(undefined);
      setProblem(sentence);
      toast(sentence);
    }
  };
  const stop = () => {
    under.current?.abort();
    setFile(undefined);
  };
  if (file) return <Working text={translate('bulkUpload.sendingZip', { name: file.name })} onCancel={stop} />;
  const [column = ''] = upload.columns;
  const { accept, maxMegabytes } = entity.fields[column] as ImageField;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <ZipDrop problem={problem} onFile={(chosen) => void send(chosen)} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('bulkUpload.picturesHint', {
          key: words.field(upload.key as string),
          example: `${upload.example?.[upload.key as string] ?? ''}.${accept[0]}`,
          accept: accept.map((type) => `.${type}`).join(', '),
          max: maxMegabytes,
        })}
      </Typography>
    </Box>
  );
}
