import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Change } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { type Field, isPointer, isPointerList, wireKey } from '#schemas/kernel/field.ts';
import { Dash } from '#src/kit/Dash.tsx';
import { visuallyHidden } from '#src/kit/visuallyHidden.ts';
import { displayOf, isEmpty } from '../kinds/display.tsx';
import { useWords } from '../words.ts';

interface Props {
  entity: Entity;
  change: Change;
  /** The record was made then: there is no old value to tell. */
  first: boolean;
}

/** One changed field: its old value, an arrow, its new value. */
export function ChangeLine({ entity, change, first }: Props) {
  const words = useWords(entity);
  const translate = useTranslate();
  const found = Object.entries(entity.fields).find(
    ([name, field]) => name === change.field || wireKey(name, field) === change.field,
  );
  const value = (one: unknown) => <Value entity={entity} found={found} value={one} />;
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {words.wire(change.field)}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        {!first && (
          <>
            <span style={visuallyHidden}>{translate('kit.history.from')}</span>
            <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'var(--at-line-strong)' }}>
              {value(change.from)}
            </Box>
            <span aria-hidden>→</span>
            <span style={visuallyHidden}>{translate('kit.history.to')}</span>
          </>
        )}
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          {value(change.to)}
        </Box>
      </Box>
    </>
  );
}

/** A value as the audit log keeps it: like on the wire, or for references and files only their id. */
function Value({ entity, found, value }: { entity: Entity; found?: [string, Field]; value: unknown }) {
  const translate = useTranslate();
  if (isEmpty(value)) return <Dash />;
  if (!found && typeof value === 'boolean') return <>{translate(value ? 'kit.yes' : 'kit.no')}</>;
  if (!found) return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
  const [name, field] = found;
  const isId = isPointer(field) && typeof value !== 'object';
  // The name that the record had then; its number when the log has no more than that.
  if (isId) return <>{typeof value === 'number' ? `#${value}` : String(value)}</>;
  if (isPointerList(field) && Array.isArray(value))
    return <>{value.map((one) => (typeof one === 'number' ? `#${one}` : one)).join(', ')}</>;
  const { Cell } = displayOf(field);
  return <Cell entity={entity} name={name} field={field} value={value} record={{ [name]: value }} />;
}
