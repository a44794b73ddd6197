/** The first step of files whose names say what they are: several at once are sent, and their names checked. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { uploads } from '#dataProvider/uploads.ts';
import { type Cells, MAX_FILES } from '#schemas/kernel/calls/upload.ts';
import { fileNameRule } from '#schemas/kernel/calls/uploadColumns.ts';
import type { FileField } from '#schemas/kernel/fields/field.ts';
import { FileDrop } from '#src/kit/upload/FileDrop.tsx';
import { useDelayedToast } from '#src/kit/upload/useDelayedToast.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { useAtrium } from '../useAtrium.ts';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';
import { useCacheUpload } from './useUploadState.ts';
import { Working } from './Working.tsx';

export function ChooseFiles({ entity, name, upload }: StepProps) {
  const translate = useTranslate();
  const provider = useAtrium();
  const navigate = useNavigate();
  const toast = useDelayedToast();
  const keep = useCacheUpload();
  const under = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<{ name: string; number: number; all: number }>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    uploads().catch(() => undefined);
    return () => under.current?.abort();
  }, []);
  const { named } = upload;
  if (!named) return null;
  const { accept, maxMegabytes } = entity.fields[named.file] as FileField;

  const send = async (files: readonly File[]) => {
    const mine = new AbortController();
    under.current = mine;
    setProblem(undefined);
    let current = '';
    try {
      const rows: { number: number; data: Cells }[] = [];
      for (const file of files) {
        current = file.name;
        setSending({ name: file.name, number: rows.length + 1, all: files.length });
        const { data } = await provider.upload(file, { module: 'BULK_UPLOAD', signal: mine.signal });
        rows.push({ number: rows.length + 1, data: { [named.file]: data.uuid } });
      }
      current = '';
      const { data } = await provider.processUpload(entity.name, {
        upload: name,
        fileName: files[0]?.name ?? '',
        rows,
        signal: mine.signal,
      });
      if (mine.signal.aborted) return;
      keep(data);
      navigate(stepPath(upload, 'confirm', data.uploadId));
    } catch (error) {
      if (mine.signal.aborted) return;
      const sentence = `${current ? `${current}: ` : ''}${errorText(translate, error)}`;
      setSending(undefined);
      setProblem(sentence);
      toast(sentence);
    }
  };
  const stop = () => {
    under.current?.abort();
    setSending(undefined);
  };
  if (sending)
    return (
      <Working
        text={translate('bulkUpload.sendingFiles', sending)}
        progress={(sending.number - 1) / sending.all}
        onCancel={stop}
      />
    );
  const rule = fileNameRule(upload);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <FileDrop
        label={translate('bulkUpload.dropFiles')}
        rules={{ types: accept, megabytes: maxMegabytes, several: MAX_FILES }}
        problem={problem}
        onFiles={(files) => void send(files)}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('bulkUpload.filesHint', { named: translate(`errors.${rule.code}`, rule.params) })}
      </Typography>
    </Box>
  );
}
