import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { acceptOf, type FileRules, problemOfFiles } from './fileRules.ts';
import { useDelayedToast } from './useDelayedToast.ts';

interface Props {
  label: string;
  rules: FileRules;
  /** What was wrong with the file once it was read. */
  problem?: string;
  busy?: boolean;
  onFile?: (file: File) => void;
  /** Where the rules allow several. */
  onFiles?: (files: readonly File[]) => void;
}

/** One file, or several where the rules allow it, dropped or picked. What is wrong with it stands beside it at once, and in a toast a second later. */
export function FileDrop({ label, rules, problem: later, busy = false, onFile, onFiles }: Props) {
  const translate = useTranslate();
  const toast = useDelayedToast();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);
  const shown = problem ?? later;

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file || busy) return;
    const wrong = problemOfFiles(files, rules);
    const sentence = wrong && `${wrong.file ? `${wrong.file}: ` : ''}${translate(wrong.key, wrong.params)}`;
    setProblem(sentence);
    if (sentence) toast(sentence);
    else if (onFiles) onFiles(files);
    else onFile?.(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          px: 2,
          py: 5,
          textAlign: 'center',
          border: '1px dashed',
          borderColor: shown ? 'error.main' : over ? 'primary.main' : 'var(--at-line-strong)',
          borderRadius: 'var(--at-radius)',
          bgcolor: over ? 'var(--at-sunken)' : 'background.paper',
        }}
      >
        <UploadFile aria-hidden sx={{ fontSize: 34, color: 'var(--at-text-soft)' }} />
        <Typography id={`${id}-label`} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Button
          variant="contained"
          loading={busy}
          aria-describedby={`${id}-label ${id}-help`}
          onClick={() => chooser.current?.click()}
        >
          {translate(rules.several ? 'kit.file.chooseSeveral' : 'kit.file.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={acceptOf(rules)}
          aria-labelledby={`${id}-label`}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(rules.several ? 'kit.file.hintSeveral' : 'kit.file.hint', {
            accept: acceptOf(rules),
            max: rules.megabytes,
            several: rules.several,
          })}
        </Typography>
      </Box>
      <FormHelperText id={`${id}-help`} error role={shown ? 'alert' : undefined} sx={{ fontSize: '0.875rem', mx: 0.5 }}>
        {shown}
      </FormHelperText>
    </Box>
  );
}
