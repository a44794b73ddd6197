import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type DragEvent, useRef, useState } from 'react';
import type { FileField } from '#schemas/kernel/field.ts';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import { ConfirmDialog } from '#src/kit/ConfirmDialog.tsx';
import { errorText } from '#src/kit/errorText.ts';
import { useAtrium } from '../../useAtrium.ts';
import type { ControlProps } from '../Control.ts';
import { acceptList, fileProblem } from './fileProblem.ts';

/** One uploaded file (000 §5): chosen or dropped, checked, sent at once; removing it asks first. */
export function FileInput({
  entity,
  id,
  label,
  field,
  value,
  onChange,
  inputRef,
  error,
  hint,
  required,
  disabled,
  embedded,
}: ControlProps) {
  const facts = field as FileField;
  const provider = useAtrium();
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<EmbeddedFile>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const known = [sent, embedded as EmbeddedFile | null | undefined].find((one) => one?.systemFileId === value);
  const name = value === null || value === undefined ? undefined : (known?.name ?? `#${value}`);

  const send = async (files: FileList | null) => {
    if (!files?.length || busy || disabled) return;
    if (files.length > 1) return setProblem(translate('kit.file.single'));
    const file = files[0] as File;
    const wrong = fileProblem(file, facts);
    if (wrong) return setProblem(translate(`kit.file.${wrong.code}`, wrong.params));
    setProblem(undefined);
    setBusy(true);
    try {
      const { data } = await provider.upload(file, entity.area.toUpperCase());
      setSent(data);
      onChange(data.systemFileId);
    } catch (failure) {
      setProblem(errorText(translate, failure));
    } finally {
      setBusy(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files);
  };
  const help =
    problem ?? error ?? hint ?? translate('kit.file.hint', { accept: facts.accept.join(', '), max: facts.maxMegabytes });
  return (
    <FormControl fullWidth error={Boolean(problem ?? error)}>
      <Box
        sx={{ ...zone, borderColor: problem || error ? 'error.main' : 'var(--at-line-strong)' }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Box component="span" id={`${id}-label`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {label}
          {required && ' *'}
        </Box>
        {name ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
            <AttachFile aria-hidden sx={{ fontSize: 18 }} />
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {name}
            </Box>
            <IconButton
              size="small"
              disabled={disabled}
              aria-label={translate('kit.file.remove', { name })}
              onClick={() => setAsking(true)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ) : null}
        <Button
          id={id}
          size="small"
          variant="outlined"
          startIcon={<UploadFile />}
          loading={busy}
          loadingPosition="start"
          disabled={disabled}
          aria-describedby={`${id}-label ${id}-help`}
          onClick={() => chooser.current?.click()}
          ref={inputRef as never}
        >
          {translate(name ? 'kit.file.replace' : 'kit.file.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={acceptList(facts)}
          aria-labelledby={`${id}-label`}
          onChange={(event) => {
            void send(event.target.files);
            event.target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} role={problem ? 'alert' : undefined}>
        {help}
      </FormHelperText>
      <ConfirmDialog
        open={asking}
        title={translate('kit.file.remove', { name: name ?? '' })}
        confirmLabel={translate('kit.remove')}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onChange(null);
        }}
      />
    </FormControl>
  );
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  minHeight: 40,
  px: 1.75,
  py: 0.5,
  border: '1px dashed',
  borderRadius: 'var(--at-radius)',
};
