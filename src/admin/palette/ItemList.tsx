import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Item, ItemGroup } from './items.ts';

interface Props {
  id: string;
  items: readonly Item[];
  /** Index of the selected line, which Enter runs. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (item: Item) => void;
}

export const optionId = (list: string, item: Item): string => `${list}-${item.key}`;

/** The lines under their headings; the selected one is scrolled into view. */
export function ItemList({ id, items, active, onPoint, onChoose }: Props) {
  const translate = useTranslate();
  const line = useRef<HTMLDivElement>(null);
  const current = items[active]?.key;
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={translate('desk.palette.title')}
      sx={{ overflowY: 'auto', p: 1, flex: 1, overscrollBehavior: 'contain' }}
    >
      {groups.map((group: ItemGroup) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`} sx={{ mb: 1 }}>
          <Typography id={`${id}-${group}`} variant="overline" component="div" sx={{ color: 'text.secondary', px: 1.25 }}>
            {translate(`desk.palette.groups.${group}`)}
          </Typography>
          {items.map((item, index) =>
            item.group === group ? (
              <Box
                key={item.key}
                ref={index === active ? line : undefined}
                id={optionId(id, item)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => index !== active && onPoint(index)}
                onClick={() => onChoose(item)}
                sx={row}
              >
                <item.Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
                <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {item.label}
                </Box>
                {item.note && (
                  <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', fontSize: '0.8125rem', flexShrink: 0 }}>
                    {item.note}
                  </Box>
                )}
              </Box>
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 40,
  px: 1.25,
  borderRadius: 1,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&[aria-selected=true]': { bgcolor: 'var(--at-primary-soft)', color: 'var(--at-primary-strong)' },
};
