import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { reasonOf } from '#src/kit/values/errorText.ts';
import { giveBack, type PlanDesk, type PlanTime, takeDesk } from './usePlan.ts';

const WORDS = 'resources.hotdesk-zones.plan';

/** The chosen desk: what it has, who has it, and taking it. */
export function DeskPanel({ desk, time, done }: { desk: PlanDesk; time: PlanTime; done: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { permissions, officeCentre } = useSession();
  const [busy, setBusy] = useState(false);
  // The same press again books once.
  const [requestKey] = useState(() => `${desk.uuid.slice(0, 8)}-${Date.now()}-${Math.random()}`.slice(0, 60));
  const run = async (call: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await call();
      notify(said, { type: 'success' });
    } catch (error) {
      notify(reasonOf(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
      done();
    }
  };
  const { bookingUuid } = desk;
  const facts = [
    translate(`resources.hotdesks.enums.deskType.${desk.deskType}`),
    translate(`${WORDS}.${desk.state}`),
    desk.holder ?? '',
    ...desk.amenities,
  ];
  return (
    <Box
      component="section"
      aria-label={translate(`${WORDS}.desk`, { desk: desk.deskNo })}
      sx={{ display: 'grid', gap: 1, p: 2, border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', maxWidth: 1100 }}
    >
      <Typography variant="h6" component="h3">
        {translate(`${WORDS}.desk`, { desk: desk.deskNo })}
      </Typography>
      <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {desk.state === 'FREE' && officeCentre ? (
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => void run(() => takeDesk(desk.uuid, time, requestKey), translate('resources.hotdesk-zones.plan.taken'))}
          >
            {translate(`${WORDS}.take`)}
          </Button>
        ) : null}
        {desk.state === 'MINE' && bookingUuid ? (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void run(() => giveBack(bookingUuid), translate('resources.hotdesk-zones.plan.givenBack'))}
          >
            {translate(`${WORDS}.giveBack`)}
          </Button>
        ) : null}
        {bookingUuid && permissions.includes('HOTDESK_VIEW') ? (
          <Button component={LinkBase} to={`/hotdesks/bookings/${bookingUuid}`}>
            {translate(`${WORDS}.open`)}
          </Button>
        ) : null}
        {permissions.includes('HOTDESK_VIEW') ? (
          <Button component={LinkBase} to={`/hotdesks/desks/${desk.uuid}`}>
            {translate(`${WORDS}.openDesk`)}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
