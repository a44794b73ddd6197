/** What the person has in hands, the first due first, and what is reserved. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { Out } from './types.ts';
import type { Counter } from './useCounter.ts';

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 };
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

export function InHands({ entity, out, counter }: { entity: Entity; out: Out; counter: Counter }) {
  const translate = useTranslate();
  const say = (word: string, params?: object) => translate(`resources.loan-item-requests.counter.${word}`, params);
  const { loans, reservations, person } = out;
  return (
    <SectionCard
      title={say('back')}
      action={
        loans.length > 1 && (
          <Button size="small" disabled={counter.busy} onClick={() => void counter.takeBack(loans)}>
            {say('takeAll')}
          </Button>
        )
      }
    >
      {loans.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('nothingOut', { name: person.name })}</Box>}
      <Box component="ul" sx={list}>
        {loans.map((loan) => (
          <Box component="li" key={loan.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 140, overflowWrap: 'anywhere' }}>
              <Link component={LinkBase} to={fillPath(entity.pages.show ?? '/', { id: loan.uuid })}>
                {loan.quantity > 1 ? `${loan.quantity} × ${loan.name}` : loan.name}
              </Link>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {loan.location} · {say('due')} <DateTime value={loan.dueAt} />
              </Box>
            </Box>
            {loan.overdue && <StatusChip tone="danger">{say('overdue')}</StatusChip>}
            <Button
              variant="outlined"
              size="small"
              disabled={counter.busy}
              aria-label={say('takeBack', { item: loan.name })}
              onClick={() => void counter.takeBack([loan])}
            >
              {translate('resources.loan-item-requests.actions.return')}
            </Button>
          </Box>
        ))}
        {reservations.map((kept) => (
          <Box component="li" key={kept.uuid} sx={row}>
            <Box sx={{ flex: 1, minWidth: 140, overflowWrap: 'anywhere' }}>
              {kept.quantity > 1 ? `${kept.quantity} × ${kept.name}` : kept.name}
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {kept.location} · <DateTime value={kept.fromAt} /> – <DateTime value={kept.untilAt} />
              </Box>
            </Box>
            <StatusChip tone="info">{say('reserved')}</StatusChip>
            <Button
              variant="outlined"
              size="small"
              disabled={counter.busy}
              aria-label={say('handOut', { item: kept.name })}
              onClick={() => void counter.collect(kept.uuid)}
            >
              {translate('resources.loan-item-reservations.actions.collect')}
            </Button>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
