/** Gives a pass: from when until when it counts, and of a card which one from stock. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { DateTimePicker } from '#src/kit/dates/DateTimePicker.tsx';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import type { PassKind } from './usePasses.ts';

const WORDS = 'resources.qr-passes.profile';

interface Props {
  kind: PassKind;
  centre: number;
  name: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: (body: object) => void;
  onClose: () => void;
}

/** The cards of that type that nobody has. */
function useStock(centre: number, type: string | undefined): readonly Option[] | undefined {
  const { data } = useQuery({
    queryKey: ['third-party-cards', 'stock', centre, type],
    queryFn: async ({ signal }) =>
      (
        await http<Option[]>('GET', `/office-centres/${centre}/third-party-cards/drop-down`, {
          query: { status: 'UNASSIGNED', type: String(type), sortProperties: 'cardId', sortDirection: 'ASC' },
          signal,
        })
      ).data,
    enabled: type !== undefined,
    staleTime: 0,
  });
  return data;
}

export function GiveDialog({ kind, centre, name, busy, error, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const type = 'card' in kind ? kind.card : undefined;
  const cards = useStock(centre, type);
  const [card, setCard] = useState('');
  const [period, setPeriod] = useState({ startAt: '', endAt: '' });
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof period, string>>>({});
  const change = (key: keyof typeof period) => (value: string, problem?: string) => {
    setPeriod((before) => ({ ...before, [key]: value }));
    setWrong((before) => ({ ...before, [key]: problem }));
  };
  const isWrong = Boolean(wrong.startAt ?? wrong.endAt);
  return (
    <ConfirmDialog
      open
      title={translate(`${WORDS}.giveTitle`, { kind: translate(`${WORDS}.kinds.${kind.kind}`) })}
      question={name}
      confirmLabel={translate(`${WORDS}.give`)}
      busy={busy}
      error={error}
      disabled={isWrong || (type !== undefined && !card)}
      onClose={onClose}
      onConfirm={() =>
        onConfirm({
          ...(card ? { thirdPartyCardId: Number(card) } : {}),
          ...(period.startAt ? { startAt: period.startAt } : {}),
          ...(period.endAt ? { endAt: period.endAt } : {}),
        })
      }
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {type && cards?.length === 0 && <Typography>{translate(`${WORDS}.noCard`)}</Typography>}
        {type && cards && cards.length > 0 && (
          <Dropdown
            label={translate(`${WORDS}.card`)}
            value={card}
            options={cards.map(({ value, label }) => ({ value: String(value), label }))}
            onChange={setCard}
            fullWidth
          />
        )}
        <DateTimePicker label={translate(`${WORDS}.startAt`)} value={period.startAt} onChange={change('startAt')} />
        <DateTimePicker label={translate(`${WORDS}.endAt`)} value={period.endAt} onChange={change('endAt')} />
      </Box>
    </ConfirmDialog>
  );
}
