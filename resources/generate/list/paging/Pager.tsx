import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DEFAULT_LIMIT, PAGE_SIZES } from '#schemas/kernel/lists/query.ts';
import { useHasShortcuts } from '#src/kit/kitContext.ts';
import { useListSettings } from '../columns/listSettings.ts';
import { PageJump } from './PageJump.tsx';

/** Paging, shown only for more than 10 records (000 §2): the page, the way to the next ones, and how many on a page, which is remembered. */
export function Pager({ entity }: { entity: Entity }) {
  const { page, perPage, total = 0, setPage, setPerPage, meta } = useListContext();
  const translate = useTranslate();
  const [, change] = useListSettings(entity);
  const hasShortcuts = useHasShortcuts();
  if (total <= DEFAULT_LIMIT) return null;
  const pages = Math.ceil(total / perPage);
  const capped = (meta as { capped?: boolean } | undefined)?.capped ? '+' : '';
  return (
    <Box
      component="nav"
      aria-label={translate('kit.pages')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1,
        borderTop: '1px solid var(--at-line)',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        {translate('kit.perPage')}
        <TextField
          select
          size="small"
          variant="standard"
          value={perPage}
          onChange={(event) => {
            const size = Number(event.target.value);
            change({ pageSize: size === DEFAULT_LIMIT ? undefined : size });
            setPerPage(size);
          }}
          slotProps={{
            select: { inputProps: { 'aria-label': translate('kit.perPage') } },
            input: { disableUnderline: true, sx: { fontSize: 'inherit' } },
          }}
        >
          {PAGE_SIZES.map((size) => (
            <MenuItem key={size} value={size} dense>
              {size}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box component="span" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('kit.range', {
          from: formatCount((page - 1) * perPage + 1),
          to: formatCount(Math.min(page * perPage, total)),
          total: `${formatCount(total)}${capped}`,
        })}
      </Box>
      {pages > 1 && <PageJump pages={pages} />}
      <Box>
        <IconButton
          size="small"
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
          aria-label={translate('kit.previousPage')}
          aria-keyshortcuts={hasShortcuts ? 'p' : undefined}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          size="small"
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
          aria-label={translate('kit.nextPage')}
          aria-keyshortcuts={hasShortcuts ? 'n' : undefined}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
