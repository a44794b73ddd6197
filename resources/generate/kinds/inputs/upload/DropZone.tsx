import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';

interface Props {
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  busy?: boolean;
  /** What the button says. */
  action: string;
  /** Endings, as an input takes them. */
  accept: string;
  multiple?: boolean;
  /** The current problem; screen readers announce it at once. */
  problem?: string;
  /** The form's error. */
  error?: string;
  hint: string;
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[]) => void;
  onBlur?: () => void;
  children?: ReactNode;
}

/** A field that takes files: a button that opens the browser's chooser, and an area on which they can be dropped. */
export function DropZone(props: Props) {
  const { id, label, required, disabled, busy, problem, error, onFiles } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const closed = disabled || busy;
  const take = (files: FileList | null) => {
    if (files?.length && !closed) onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const isWrong = Boolean(problem ?? error);
  return (
    <FormControl fullWidth error={isWrong}>
      <Box
        sx={{ ...zone, borderColor: isWrong ? 'error.main' : 'var(--at-line-strong)', ...(over && !closed ? overZone : {}) }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Box component="span" id={`${id}-label`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {label}
          {required && ' *'}
        </Box>
        {props.children}
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
          onBlur={props.onBlur}
          ref={props.inputRef as never}
        >
          {props.action}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={props.multiple}
          accept={props.accept}
          aria-labelledby={`${id}-label`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} role={problem ? 'alert' : undefined}>
        {problem ?? error ?? props.hint}
      </FormHelperText>
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
  '@media (prefers-reduced-motion: no-preference)': { transition: 'background-color 120ms' },
};
const overZone = { borderColor: 'primary.main', bgcolor: 'var(--at-primary-soft)' };
