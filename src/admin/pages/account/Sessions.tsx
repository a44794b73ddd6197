import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { DeviceRow, useDeviceName } from './DeviceRow.tsx';
import { useRevocableList } from './useRevocableList.ts';

interface SignedIn {
  id: string;
  current: boolean;
  userAgent: string | null;
  ip: string | null;
  officeCentre: string | null;
  method: string;
  audience: string;
  createdDate: string;
  lastUsedDate: string;
}

/** Where the person is signed in, this device first; every other one can be signed out from here. */
export function Sessions() {
  const translate = useTranslate();
  const nameOf = useDeviceName();
  const [isAsking, setAsking] = useState(false);
  const { list, end, isEnding } = useRevocableList<SignedIn>('/auth/sessions', 'security.sessionEnded');
  const sessions = [...(list.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const endOthers = async () => {
    await end();
    setAsking(false);
  };
  return (
    <SectionCard title={translate('security.sessions')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('security.sessionsText')}
      </Typography>
      {list.isPending ? <TableSkeleton count={2} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      <Box component="ul" aria-label={translate('security.sessions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map(({ id, current, userAgent, ip, officeCentre, method, audience, createdDate, lastUsedDate }) => (
          <DeviceRow
            key={id}
            userAgent={userAgent}
            isCurrent={current}
            action={
              current
                ? undefined
                : {
                    label: translate('security.endSession'),
                    name: translate('security.endSessionOf', { device: nameOf(userAgent) }),
                    isBusy: isEnding(id),
                    run: () => void end(id),
                  }
            }
          >
            {officeCentre ? <span>{officeCentre}</span> : null}
            {audience === 'APP' ? <span>{translate('security.inApp')}</span> : null}
            {method === 'SSO' ? <span>{translate('security.bySso')}</span> : null}
            <Dated text="security.lastUsed" at={lastUsedDate} />
            <Dated text="security.signedInSince" at={createdDate} />
            {ip ? <span>{translate('security.address', { ip })}</span> : null}
          </DeviceRow>
        ))}
      </Box>
      {sessions.length > 1 ? (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5 }}>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {translate('security.endOthers')}
          </Button>
        </Box>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={translate('security.endOthers')}
        question={translate('security.endOthersQuestion')}
        confirmLabel={translate('security.endSession')}
        tone="danger"
        busy={isEnding()}
        onConfirm={() => void endOthers()}
        onClose={() => setAsking(false)}
      />
    </SectionCard>
  );
}

/** A sentence that contains a time, wherever the language puts it. */
export function Dated({ text, at, values = {} }: { text: string; at: string; values?: Record<string, string> }) {
  const [before, after] = useTranslate()(text, { ...values, date: '\u0000' }).split('\u0000');
  return (
    <span>
      {before}
      <DateTime value={at} />
      {after}
    </span>
  );
}
