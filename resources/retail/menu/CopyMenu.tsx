/** Copies the menu of another store behind that of this one. */
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { useEntity } from '../../generate/useEntity.ts';
import { useNameIn } from '../useNameIn.ts';
import type { Vendor } from '../useVendors.ts';
import { WORDS } from './words.ts';

interface Props {
  store: Vendor;
  /** Those whose menus can be copied. */
  others: readonly Vendor[];
  onCopied: () => void;
}

export function CopyMenu({ store, others, onCopied }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameIn = useNameIn();
  const session = useSession();
  const [groups, items] = [useEntity('opc-menu-groups'), useEntity('opc-items')];
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState('');
  const run = useMutation({
    mutationFn: () => {
      const { method, path } = endpointPathOf(groups, 'copyMenu', session, '');
      return http(method, path, { body: { fromRetailStoreUuid: from, retailStoreUuid: store.uuid } });
    },
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      onCopied();
      close();
    },
  });
  const close = () => {
    setOpen(false);
    setFrom('');
    run.reset();
  };
  if (others.length === 0 || !can(session, groups, 'create') || !can(session, items, 'create')) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {translate(`${WORDS}.copy`)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={translate(`${WORDS}.copy`)}
        question={translate(`${WORDS}.copyMeans`)}
        confirmLabel={translate(`${WORDS}.copyNow`)}
        disabled={!from}
        busy={run.isPending}
        error={run.error ? errorText(translate, run.error) : undefined}
        onConfirm={() => run.mutate()}
        onClose={close}
      >
        <Dropdown
          fullWidth
          label={translate(`${WORDS}.copyFrom`)}
          value={from}
          options={others.map(({ uuid, name }) => ({ value: String(uuid), label: nameIn(name) }))}
          onChange={setFrom}
        />
      </ConfirmDialog>
    </>
  );
}
