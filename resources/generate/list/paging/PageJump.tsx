import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatCount } from '#i18n/formatCount.ts';
import { digitsIn } from '#src/kit/pin/digits.ts';

/** The page number as an input: Enter or blur goes there; a page beyond the last means the last. */
export function PageJump({ pages }: { pages: number }) {
  const { page, setPage } = useListContext();
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Math.min(pages, Number(typed));
    setTyped(undefined);
    if (typed && wanted >= 1 && wanted !== page) setPage(wanted);
  };
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {translate('lists.page')}
      <InputBase
        value={typed ?? page}
        onChange={(event) => setTyped(digitsIn(event.target.value).slice(0, 7))}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        inputProps={{ inputMode: 'numeric', 'aria-label': translate('lists.goToPage', { pages }), autoComplete: 'off' }}
        sx={{
          fontSize: 'inherit',
          border: '1px solid var(--at-line-strong)',
          borderRadius: 1,
          width: `${String(pages).length + 3}ch`,
          minWidth: 44,
          '& input': { textAlign: 'center', py: 0.5, px: 0.5 },
        }}
      />
      {translate('lists.ofPages', { pages: formatCount(pages) })}
    </Box>
  );
}
