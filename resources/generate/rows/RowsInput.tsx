import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { cellsOf } from '#schemas/kernel/fields/field.ts';
import type { RowsField, RowValue } from '#schemas/kernel/kinds/rows.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { SortableList } from '#src/kit/sortable/SortableList.tsx';
import type { ControlProps } from '../kinds/Control.ts';
import { toNextRow } from '../nextRow.ts';
import { RowCard } from './RowCard.tsx';
import { partWord } from './words.ts';

/** `[2].urls.<language>` is a fault of the urls of the third row. */
const partAt = (path: string): string => path.split('.').slice(0, 2).join('.');

/** Their order on the screen is their order, and their cells are what they say: the places and other names that they had say nothing any more. */
const saying = ({ id, ...row }: RowValue, cells: readonly string[]): RowValue => ({
  id,
  ...Object.fromEntries(Object.entries(row).filter(([name]) => cells.includes(name))),
});

/** Rows that are filled in with their record: added, put in order, removed; each has the inputs of its fields. */
export default function RowsInput(props: ControlProps) {
  const { entity, name, id, label, onChange, error, hint, required, disabled } = props;
  const field = props.field as unknown as RowsField;
  const cells = cellsOf(field);
  const names = cells.map(([name]) => name);
  const translate = useTranslate();
  const rows = (props.value as RowValue[] | null) ?? [];
  const change = (next: readonly RowValue[]) => onChange(next.length ? next.map((row) => saying(row, names)) : null);
  // Marks appear once the form has been refused, all of them at once.
  const found = error ? Object.entries(problemsOf(fieldSchema(props.field), rows) ?? {}) : [];
  const problems = new Map(found.map(([path, message]) => [partAt(path), message]));
  const isFull = rows.length >= field.maxItems;
  const list = useRef<HTMLDivElement>(null);
  /** The row that Enter has started: its first input takes the focus. */
  const fresh = useRef<string>(undefined);
  const add = () => {
    const id = crypto.randomUUID();
    change([...rows, { id }]);
    return id;
  };
  const last = rows.at(-1)?.id;
  useEffect(() => {
    if (last === undefined || fresh.current !== last) return;
    fresh.current = undefined;
    list.current?.querySelector<HTMLElement>('ol > li:last-child input')?.focus();
  }, [last]);
  const said = found.length && rows.length ? undefined : error;
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)} aria-describedby={`${id}-help`}>
      <FormLabel component="legend" required={required} sx={{ mb: 0.5, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {rows.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {partWord(translate, entity, name, 'none')}
        </Typography>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in any text of the rows means the next one, as it means Save in other forms */}
      <div
        ref={list}
        onKeyDown={(event) =>
          toNextRow(event, () => {
            if (!isFull) fresh.current = add();
          })
        }
      >
        <SortableList
          label={label}
          items={rows.map((row, index) => {
            const title = translate('rows.numbered', { row: partWord(translate, entity, name, 'row'), number: index + 1 });
            return {
              id: row.id,
              label: title,
              content: (
                <RowCard
                  {...props}
                  title={title}
                  fields={cells}
                  row={row}
                  problemOf={(part) => problems.get(`[${index}].${part}`)}
                  onRow={(next) => change(rows.map((one) => (one.id === row.id ? next : one)))}
                  onRemove={() => change(rows.filter((one) => one.id !== row.id))}
                />
              ),
            };
          })}
          onMove={async ({ ids }) => change(ids.flatMap((one) => rows.filter((row) => row.id === one)))}
        />
      </div>
      <Box>
        <Button
          id={id}
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={disabled || isFull}
          onClick={add}
          sx={{ mt: 1 }}
        >
          {isFull ? translate('inputs.full', { max: field.maxItems }) : partWord(translate, entity, name, 'add')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-help`}>{said ?? hint}</FormHelperText>
    </FormControl>
  );
}
