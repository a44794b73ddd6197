/** What is said below the name of a pass: how long it counts, since when it is given, and what identifies it. */
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { formatDateTime } from '#src/kit/values/dateTime.ts';
import type { Pass } from './usePasses.ts';

const WORDS = 'resources.qr-passes.profile';

export function PassFacts({ pass }: { pass: Pass }) {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const { startAt, endAt, assignedDate, cardId, invitationCode, expiryDate, status } = pass;
  const moment = (value: string | null) => (value ? formatDateTime(value, zone, locale) : undefined);
  const [from, until] = [moment(startAt), moment(endAt)];
  const period = from && until ? 'period' : until ? 'until' : from ? 'from' : 'always';
  const lines = [
    cardId,
    invitationCode && status === 'PENDING_ACTIVATION'
      ? translate(`${WORDS}.invitation`, { code: invitationCode, until: moment(expiryDate) })
      : undefined,
    translate(`${WORDS}.${period}`, { from, until }),
    assignedDate ? translate(`${WORDS}.since`, { date: moment(assignedDate) }) : undefined,
  ].filter(Boolean);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {lines.join(' · ')}
    </Typography>
  );
}
