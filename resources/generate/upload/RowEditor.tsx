import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity.ts';
import { type Cell, type Cells, isNeeded, type UploadRow } from '#schemas/kernel/upload.ts';
import { errorText } from '#src/kit/errorText.ts';
import { useWords, valuesOf } from '../words.ts';
import { cellText } from './cellText.ts';

interface Props {
  entity: Entity;
  columns: readonly string[];
  row: UploadRow;
  onSave: (data: Cells) => Promise<void>;
  onClose: () => void;
}

/** One row to be corrected in its place, as text: what it means is for the server's check to say, which follows at once. */
export function RowEditor({ entity, columns, row, onSave, onClose }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const id = useId();
  const [texts, setTexts] = useState(() => Object.fromEntries(columns.map((name) => [name, cellText(row.data[name])])));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const changed = (name: string): Cell => {
      const text = texts[name] ?? '';
      return text === cellText(row.data[name]) ? (row.data[name] ?? null) : text.trim() === '' ? null : text;
    };
    try {
      await onSave(Object.fromEntries(columns.map((name) => [name, changed(name)])));
      onClose();
    } catch (error) {
      setFailure(errorText(translate, error));
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      aria-label={translate('bulkUpload.editRow', { number: row.number })}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      sx={{ display: 'grid', gap: 1.5, py: 1, maxWidth: 960 }}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {columns.map((name, index) => {
          const field = entity.fields[name];
          const values = field ? valuesOf(field) : [];
          const problem = row.problems?.[name]?.message;
          return (
            <Box key={name}>
              <TextField
                fullWidth
                autoFocus={problem !== undefined && columns.slice(0, index).every((other) => !row.problems?.[other])}
                label={words.field(name)}
                required={isNeeded(entity, name)}
                value={texts[name]}
                error={Boolean(problem)}
                helperText={problem}
                onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
                slotProps={{
                  // The server says what is missing, together with everything else.
                  htmlInput: { required: false, list: values.length ? `${id}-${name}` : undefined, autoComplete: 'off' },
                }}
              />
              {values.length > 0 && (
                <datalist id={`${id}-${name}`}>
                  {values.map((value) => (
                    <option key={value} value={words.value(name, value)} />
                  ))}
                </datalist>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {translate('bulkUpload.checkAgain')}
        </Button>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {translate('kit.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
