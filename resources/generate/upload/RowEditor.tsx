import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { Cell, Cells, Upload, UploadRow } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { CellInput } from './CellInput.tsx';
import { cellText } from './cellText.ts';

interface Props {
  entity: Entity;
  upload: Upload;
  columns: readonly string[];
  row: UploadRow;
  onSave: (data: Cells) => Promise<void>;
  onClose: () => void;
}

/** Edits one row in place, as text: the server checks it right after. */
export function RowEditor({ entity, upload, columns, row, onSave, onClose }: Props) {
  const translate = useTranslate();
  const firstWrong = columns.find((name) => row.problems?.[name]) ?? columns[0];
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
      sx={{ display: 'grid', gap: 1.5, py: 1, position: 'sticky', left: 16, width: 'min(960px, calc(100vw - 96px))' }}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {columns.map((name) => (
          <CellInput
            key={name}
            entity={entity}
            upload={upload}
            name={name}
            text={texts[name] ?? ''}
            problem={row.problems?.[name]?.message}
            autoFocus={name === firstWrong}
            onChange={(text) => setTexts({ ...texts, [name]: text })}
          />
        ))}
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
