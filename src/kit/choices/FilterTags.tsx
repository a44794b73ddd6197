import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface FilterTag {
  key: string;
  /** The name of the filter, `Status`. */
  name: string;
  /** Its value. */
  value: ReactNode;
  /** Both in words, for the button that removes it. */
  label: string;
  onRemove: () => void;
}

/** Filters in force: removed one at a time, or all at once with 'Clear filters' (000 §2). */
export function FilterTags({ tags, onClear }: { tags: readonly FilterTag[]; onClear: () => void }) {
  const translate = useTranslate();
  if (tags.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('kit.filtersInForce')}
      sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
    >
      {tags.map(({ key, name, value, label, onRemove }) => (
        <Chip
          key={key}
          size="small"
          variant="outlined"
          onDelete={onRemove}
          aria-label={translate('kit.removeFilter', { label })}
          label={
            <span>
              <span style={{ color: 'var(--at-text-soft)' }}>{name}</span> {value}
            </span>
          }
          sx={{ borderRadius: 'var(--at-radius)', bgcolor: 'background.paper' }}
        />
      ))}
      <Button size="small" onClick={onClear} sx={{ textTransform: 'none' }}>
        {translate('kit.clearFilters')}
      </Button>
    </Stack>
  );
}
