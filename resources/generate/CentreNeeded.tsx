import Apartment from '@mui/icons-material/Apartment';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { callOf } from '#schemas/kernel/calls/calls.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { lateDialog } from '#src/kit/late/late.tsx';

const SwitchAccountDialog = lateDialog(() => import('#src/app/account/SwitchAccountDialog.tsx'));

/**
 * True when the provider's staff must first choose an office centre: the call's path is under one, or a record is made
 * that belongs to one.
 */
export function needsCentre(session: Pick<Session, 'officeCentre'>, entity: Entity, operation: string): boolean {
  const action = entity.actions[operation];
  if (session.officeCentre || !(action || operation in entity.api.verbs)) return false;
  const owned = Boolean(entity.scope.building && entity.scope.building !== 'id') || Boolean(entity.scope.through);
  const makes = operation === 'create' || (action !== undefined && !isOnRecord(action));
  return callOf(entity, operation).path.includes('{officeCentre') || (makes && owned);
}

/** Says that an office centre has to be chosen, and lets the person do so. */
export function CentreNeeded() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ py: 7, px: 2, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <Apartment aria-hidden sx={{ fontSize: 36, color: 'var(--at-line-strong)' }} />
      <Typography sx={{ fontWeight: 600 }}>{translate('kit.centreNeeded')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 440 }}>
        {translate('kit.centreNeededText')}
      </Typography>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
        {translate('shell.switchAccount')}
      </Button>
      {open && <SwitchAccountDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}
