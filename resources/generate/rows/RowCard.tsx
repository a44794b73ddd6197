import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { Field } from '#schemas/kernel/fields/field.ts';
import type { RowValue } from '#schemas/kernel/kinds/rows.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { ControlProps } from '../kinds/Control.ts';
import { partName, partWord } from './words.ts';

interface Props extends ControlProps {
  title: string;
  fields: readonly [string, Field][];
  row: RowValue;
  problemOf: (part: string) => Message | undefined;
  onRow: (row: RowValue) => void;
  onRemove: () => void;
}

/** One row: an input for each of its fields. */
export function RowCard({ entity, name, id, disabled, controlOf, title, fields, row, problemOf, onRow, onRemove }: Props) {
  const translate = useTranslate();
  const remove = translate('rows.remove', { row: title });
  return (
    <Box role="group" aria-label={title} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(([part, cell]) => {
          const control = controlOf?.(cell);
          const label = partWord(translate, entity, name, part);
          const problem = problemOf(part);
          return control ? (
            <Suspense key={part} fallback={null}>
              <control.Input
                entity={entity}
                name={partName(name, part)}
                field={cell}
                id={`${id}-${row.id}-${part}`}
                label={label}
                value={row[part] ?? null}
                onChange={(value) => onRow({ ...row, [part]: value })}
                error={problem && translate(`errors.${problem.code}`, { ...problem.params, label })}
                required={cell.required}
                disabled={disabled}
                values={row}
              />
            </Suspense>
          ) : null;
        })}
      </Box>
      <IconButton size="small" disabled={disabled} aria-label={remove} title={remove} onClick={onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}
