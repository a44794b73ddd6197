/** The lockdowns that are in force, with how long they last, each lifted by itself. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { CountdownConfirm } from '#src/kit/dialogs/CountdownConfirm.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { type Lockdown, useLockdowns } from './useRoom.ts';
import { ROOM } from './words.ts';

interface Props {
  centre: number;
  mayAct: boolean;
  add: ReactNode;
}
export function Lockdowns({ centre, mayAct, add }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, refetch } = useLockdowns(centre);
  const [lifts, setLifts] = useState<Lockdown>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const items = data?.items ?? [];
  const lift = async ({ id, version }: Lockdown) => {
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await http('PUT', `/office-centres/${centre}/access-lockdowns/${id}/lift`, { body: { version } });
      notify(message, { type: 'success' });
      setLifts(undefined);
      void refetch();
    } catch (reason) {
      setError(errorText(translate, reason));
    } finally {
      setBusy(false);
    }
  };
  if (!items.length && !add) return null;
  return (
    <SectionCard title={translate(`${ROOM}.lockdowns`)} action={add}>
      {items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('kit.noData')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map((one) => (
          <Box key={one.id} component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {one.door?.label ?? one.doorGroup?.label ?? translate(`resources.access-lockdowns.enums.covers.${one.covers}`)}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {one.referenceNo} · {one.reason}
              </Box>
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {one.endsAt ? <Until at={one.endsAt} /> : translate(`${ROOM}.noEnd`)}
            </Box>
            {mayAct && (
              <Button size="small" variant="outlined" color="inherit" onClick={() => setLifts(one)}>
                {translate(`${ROOM}.lift`)}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {lifts && (
        <CountdownConfirm
          open
          title={translate(`${ROOM}.lift`)}
          question={translate(`${ROOM}.liftText`, { name: `${lifts.referenceNo} · ${lifts.reason}` })}
          confirmLabel={translate(`${ROOM}.lift`)}
          busy={busy}
          {...(error && { error })}
          onConfirm={() => void lift(lifts)}
          onClose={() => setLifts(undefined)}
        />
      )}
    </SectionCard>
  );
}

/** How long until an instant, counted down. */
function Until({ at }: { at: string }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(at) - now) / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const time = `${hours ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return <span role="timer">{translate(`${ROOM}.ends`, { time })}</span>;
}
