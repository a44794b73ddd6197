/** What goes out: the lines, how many of each, and why a line could not go. */
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import type { Counter } from './useCounter.ts';
import { useLeft } from './useOut.ts';

export function Going({ counter }: { counter: Counter }) {
  const translate = useTranslate();
  const say = (word: string, params?: object) => translate(`resources.loan-item-requests.counter.${word}`, params);
  const { lines, person, busy } = counter;
  const left = useLeft(lines.map(({ stock }) => stock.id));
  return (
    <SectionCard title={say('going')}>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('nothingGoing')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.map(({ stock, quantity, reason }) => (
          <Box component="li" key={stock.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
              <Box sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{stock.name}</Box>
                <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                  {stock.location} · {say('left', { smart_count: left.get(stock.id) ?? stock.available })}
                </Box>
              </Box>
              <IconButton
                aria-label={say('fewer', { item: stock.name })}
                onClick={() => counter.setQuantity(stock.id, quantity - 1)}
              >
                <Remove />
              </IconButton>
              <Box sx={{ minWidth: 28, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>{quantity}</Box>
              <IconButton
                aria-label={say('more', { item: stock.name })}
                onClick={() => counter.setQuantity(stock.id, quantity + 1)}
              >
                <Add />
              </IconButton>
              <IconButton aria-label={say('remove', { item: stock.name })} onClick={() => counter.setQuantity(stock.id, 0)}>
                <Close />
              </IconButton>
            </Box>
            {reason && (
              <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
                {reason}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {lines.length > 0 && (
        <Button variant="contained" disabled={busy || !person} onClick={() => void counter.lend()} sx={{ mt: 2 }}>
          {say('lend', { smart_count: lines.length })}
        </Button>
      )}
    </SectionCard>
  );
}
