import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  List,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { listAccounts, switchAccount } from '#authProvider/accounts.ts';
import { useSession } from '#authProvider/useSession.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { isUnsaved } from '#src/kit/page/unsaved.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { AccountItem } from './AccountItem.tsx';

/** A search box helps from this many accounts on. */
const MANY = 8;

/** 000 §2: the office centres of the person; choosing another one reloads into that account. */
export default function SwitchAccountDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [isBusy, setBusy] = useState(false);
  const accounts = useQuery({ queryKey: ['accounts'], queryFn: ({ signal }) => listAccounts(signal) });
  const isPlatform = session.side === 'platform';

  /** The choice that waits for confirmation because of unsaved changes. */
  const [pending, setPending] = useState<{ id: number | null }>();

  const choose = (id: number | null) => (isUnsaved() ? setPending({ id }) : void go(id));
  const go = async (officeCentreId: number | null) => {
    setPending(undefined);
    setBusy(true);
    try {
      await switchAccount(officeCentreId);
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
      setBusy(false);
    }
  };
  const wanted = search.trim().toLowerCase();
  const all = accounts.data ?? [];
  const found = all.filter((one) => `${one.companyName} ${one.buildingName} ${one.address ?? ''}`.toLowerCase().includes(wanted));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('shell.switchAccount')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('shell.switchAccountText')}</Typography>
        {all.length >= MANY ? (
          <TextField
            fullWidth
            label={translate('shell.searchAccounts')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            sx={{ mb: 1 }}
          />
        ) : null}
        {accounts.isPending || isBusy ? (
          <LinearProgress aria-label={translate(isBusy ? 'shell.switching' : 'shell.loading')} />
        ) : null}
        {accounts.error ? <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} /> : null}
        <List disablePadding aria-label={translate('shell.switchAccount')}>
          {isPlatform && wanted === '' ? (
            <AccountItem
              name={translate('shell.platformAccount')}
              lines={[translate('shell.platformAccountText')]}
              isCurrent={session.officeCentre === null}
              isDisabled={isBusy}
              onChoose={() => choose(null)}
            />
          ) : null}
          {found.map((one) => (
            <AccountItem
              key={one.officeCentreId}
              name={one.companyName}
              lines={[one.buildingName, one.address ?? '']}
              isCurrent={one.current}
              isDisabled={isBusy}
              onChoose={() => choose(one.officeCentreId)}
            />
          ))}
        </List>
        {accounts.data && found.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', py: 2 }}>{translate('shell.noAccounts')}</Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {translate('shell.close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={pending !== undefined}
        title={translate('kit.leave.title')}
        question={translate('kit.leave.text')}
        onConfirm={() => pending && void go(pending.id)}
        onClose={() => setPending(undefined)}
      />
    </Dialog>
  );
}
