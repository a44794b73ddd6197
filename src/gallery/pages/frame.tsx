import Settings from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LeaveQuestion } from '#resources/generate/form/LeaveQuestion.tsx';
import type { Needs } from '#schemas/kernel/rights/access.ts';
import { Breadcrumb } from '#src/kit/page/Breadcrumb.tsx';
import { IconLink } from '#src/kit/page/IconLink.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import type { PageButton } from '#src/kit/page/pageButtons.ts';
import { Example } from '../Example.tsx';

/** A building admin holds the one, and never the other. */
const HELD: Needs = { permission: 'TENANT_LIST' };
const WITHHELD: Needs = { permission: 'OFFICE_CENTRE_ADD', sides: ['platform'] };

export default function Frame() {
  const [isHeld, setHeld] = useState(true);
  const [pressed, setPressed] = useState('');
  const [typed, setTyped] = useState('');
  const needs = isHeld ? HELD : WITHHELD;
  const press = (key: string) => () => setPressed(key);
  const buttons: PageButton[] = [
    { kind: 'confirm', key: 'confirm', onPress: press('confirm') },
    { kind: 'cancel', key: 'cancel', onPress: press('cancel') },
    { kind: 'upload', key: 'upload', onPress: press('upload') },
    { kind: 'download', key: 'download', needs, onPress: press('download') },
    { kind: 'edit', key: 'edit', needs, onPress: press('edit') },
    { kind: 'action', key: 'approve', label: 'Approve', needs, onPress: press('approve') },
    { kind: 'delete', key: 'delete', needs, onPress: press('delete') },
  ];
  return (
    <>
      <PageHeader title="SP-2026-00012" note="Season parking application" back="/__kit" buttons={buttons} />
      <Example title="Title bar" value={pressed}>
        <Button variant="outlined" onClick={() => setHeld(!isHeld)}>
          {isHeld ? 'Without permission' : 'With permission'}
        </Button>
      </Example>
      <Example title="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: 'Buildings', to: '/management/customers' },
            { label: 'The Harbour Point Tower and Annexe', to: '/__kit' },
            { label: 'Somebody with a very, very long name', to: '/__kit/frame' },
          ]}
        />
      </Example>
      <Example title="Link as an icon">
        <IconLink label="Settings of the building" to="/__kit" icon={Settings} />
      </Example>
      <Example title="Unsaved changes">
        <TextField label="Something" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <LeaveQuestion unsaved={typed !== ''} />
      </Example>
    </>
  );
}
