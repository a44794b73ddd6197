import { Box, List, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { MenuItemLink } from './MenuItemLink.tsx';
import type { MenuGroup } from './menu.ts';

interface Props {
  group: MenuGroup;
  isNarrow: boolean;
  onChosen: () => void;
}

/** One area of the menu under its heading, if it has one; narrow menus show a divider instead of the heading. */
export function MenuGroupList({ group, isNarrow, onChosen }: Props) {
  const translate = useTranslate();
  const id = useId();
  const heading = translate(`areas.${group.area}`);
  return (
    <Box component="section" aria-labelledby={isNarrow || group.isBare ? undefined : id} sx={{ mb: 1 }}>
      {group.isBare ? null : isNarrow ? (
        <Box aria-hidden="true" sx={{ mx: 2, mb: 1, borderTop: '1px solid var(--at-line)' }} />
      ) : (
        <Typography id={id} variant="overline" component="h2" sx={{ color: 'text.secondary', px: 2.5, display: 'block' }}>
          {heading}
        </Typography>
      )}
      <List disablePadding aria-label={group.isBare ? undefined : heading}>
        {group.entries.map((entry) => (
          <MenuItemLink key={entry.name} entry={entry} isNarrow={isNarrow} onChosen={onChosen} />
        ))}
      </List>
    </Box>
  );
}
