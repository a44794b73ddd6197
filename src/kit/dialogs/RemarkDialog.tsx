import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';

interface Props extends Omit<ConfirmProps, 'onConfirm' | 'children'> {
  /** Name of the remark field. */
  label: string;
  /** Longest remark, in characters. */
  max?: number;
  /** It may be left empty: then an empty text is given. */
  optional?: boolean;
  /** The server's error about the remark. */
  fieldError?: string;
  onConfirm: (remark: string) => void;
}

/** A confirmation that asks for a reason (000 §5): a text area of 5 to 9 rows that must be filled in, unless it is optional. */
export function RemarkDialog({ label, max = 500, optional = false, fieldError, onConfirm, ...props }: Props) {
  const [remark, setRemark] = useState('');
  const { open } = props;
  useEffect(() => {
    if (open) setRemark('');
  }, [open]);
  const text = remark.trim();
  return (
    <ConfirmDialog {...props} disabled={(text === '' && !optional) || props.disabled} onConfirm={() => onConfirm(text)}>
      <TextField
        label={label}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
        multiline
        minRows={5}
        maxRows={9}
        fullWidth
        required={!optional}
        autoFocus
        margin="normal"
        error={Boolean(fieldError)}
        helperText={fieldError ?? `${remark.length} / ${max}`}
        slotProps={{ htmlInput: { maxLength: max } }}
      />
    </ConfirmDialog>
  );
}
