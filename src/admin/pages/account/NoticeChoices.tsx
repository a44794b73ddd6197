import { Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { type Channel, channels, type NoticeKind, turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { kindsFor } from '#schemas/kernel/notices/kindsFor.ts';
import { usePreference } from '#src/app/preferences/usePreference.ts';

const NONE: readonly Channel[] = [];

/** A kind of notice: a box for each channel, kept as the list of those that are turned off. */
function KindRow({ kind }: { kind: NoticeKind }) {
  const translate = useTranslate();
  const [kept, keep] = usePreference<readonly Channel[]>(turnedOffKey(kind), NONE);
  const off = Array.isArray(kept) ? kept : NONE;
  const label = translate(`channels.kinds.${kind}`);
  const turn = (channel: Channel, isOn: boolean) => {
    const rest = channels.filter((one) => (one === channel ? !isOn : off.includes(one)));
    keep(rest.length ? rest : undefined);
  };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell align="center" sx={{ color: 'text.secondary' }}>
        {translate('channels.always')}
      </TableCell>
      {channels.map((channel) => (
        <TableCell key={channel} align="center" sx={{ py: 0 }}>
          <Checkbox
            checked={!off.includes(channel)}
            onChange={(_, isOn) => turn(channel, isOn)}
            slotProps={{ input: { 'aria-label': `${label}: ${translate(`channels.channels.${channel}`)}` } }}
          />
        </TableCell>
      ))}
    </TableRow>
  );
}

/** What reaches a person outside the portal, by kind of notice (`schemas/kernel/notices/channels.ts`); a choice holds at once. */
export function NoticeChoices() {
  const session = useSession();
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {translate('channels.text')}
      </Typography>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('channels.kind')}</TableCell>
            {(['portal', ...channels] as const).map((channel) => (
              <TableCell key={channel} align="center">
                {translate(`channels.channels.${channel}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {kindsFor(session).map((kind) => (
            <KindRow key={kind} kind={kind} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
