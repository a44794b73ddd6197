/** Above the rows: what can be given to all of them in one go (`named.forAll`). */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Cell, Cells } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useWords } from '../words.ts';
import { AskedCell } from './AskedCell.tsx';

interface Props {
  entity: Entity;
  names: readonly string[];
  busy: boolean;
  onGive: (cells: Cells) => void;
}

export function AskForAll({ entity, names, busy, onGive }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const [cells, setCells] = useState<Readonly<Record<string, Cell>>>({});
  const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== null));
  return (
    <Box
      role="group"
      aria-label={translate('bulkUpload.forAll.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ width: 260 }}>
          <AskedCell
            entity={entity}
            name={name}
            label={translate('bulkUpload.forAll.field', { field: words.field(name) })}
            value={cells[name]}
            onChange={(cell) => setCells({ ...cells, [name]: cell })}
          />
        </Box>
      ))}
      <Button variant="outlined" loading={busy} disabled={!Object.keys(given).length} onClick={() => onGive(given)}>
        {translate('bulkUpload.forAll.give')}
      </Button>
    </Box>
  );
}
