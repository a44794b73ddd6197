import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';

interface Props {
  /** From 0. */
  page: number;
  last: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** From one page of rows to the next. */
export function RowPages({ page, last, size, total, onPage }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('kit.pages')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, pt: 1, fontSize: '0.8125rem' }}
    >
      <Box component="span" aria-live="polite" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('kit.range', {
          from: formatCount(page * size + 1),
          to: formatCount(Math.min((page + 1) * size, total)),
          total: formatCount(total),
        })}
      </Box>
      <IconButton disabled={page === 0} onClick={() => onPage(page - 1)} aria-label={translate('kit.previousPage')}>
        <ChevronLeft />
      </IconButton>
      <IconButton disabled={page === last} onClick={() => onPage(page + 1)} aria-label={translate('kit.nextPage')}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
