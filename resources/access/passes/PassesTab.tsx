/** The passes of a person (000 §2 profile): what they hold, and the dialogs that give and take it. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { PinDialog } from '#src/kit/pin/PinDialog.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { useCentreId } from '../../generate/place.ts';
import { useEntity } from '../../generate/useEntity.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { PassFacts } from './PassFacts.tsx';
import { PinTransactions } from './PinTransactions.tsx';
import { TakeDialog } from './TakeDialog.tsx';
import { type Held, kinds, type Pass, type PassKind, usePasses } from './usePasses.ts';

const WORDS = 'resources.qr-passes.profile';

interface Props {
  record: Readonly<{ id: number; fullName?: string; status?: unknown }>;
}
export default function PassesTab({ record: { id, fullName = '', status } }: Props) {
  const centre = useCentreId();
  // Its words load with its area.
  useEntity('qr-passes');
  if (centre === undefined) return <CentreNeeded />;
  return <Passes centre={centre} id={id} name={fullName} isPending={status === 'PENDING'} />;
}

type Asked = { what: 'give' | 'take' | 'regenerate'; kind: PassKind; pass?: Pass };

function Passes({ centre, id, name, isPending }: { centre: number; id: number; name: string; isPending: boolean }) {
  const translate = useTranslate();
  const { held, error, refetch, run, base } = usePasses(centre, id);
  const [asked, setAsked] = useState<Asked>();
  if (error && !held) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!held) return <SectionsSkeleton />;
  const close = () => {
    setAsked(undefined);
    run.reset();
  };
  const send = (method: 'PUT' | 'DELETE', path: string, body: object) => run.mutate({ method, path, body }, { onSuccess: close });
  const problem = run.error ? errorText(translate, run.error) : undefined;
  const path = asked ? `${base}/${asked.kind.call}` : base;
  const shared = { name, busy: run.isPending, error: problem, onClose: close };
  return (
    <Box sx={{ maxWidth: 860 }}>
      <SectionCard title={translate(`${WORDS}.title`)}>
        {isPending && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate(`${WORDS}.pendingLead`)}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {kinds.map((kind, at) => {
            const pass = held.userAccessPassDtoList.find((one) => one.kind === kind.kind);
            return (
              <Row
                key={kind.kind}
                kind={kind}
                pass={pass}
                held={held}
                isFirst={at === 0}
                onAsk={(what) => setAsked({ what, kind, pass })}
              />
            );
          })}
        </Box>
        {!held.mayChange && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{translate(`${WORDS}.readOnly`)}</Typography>}
      </SectionCard>
      {held.mayChange && <PinTransactions centre={centre} id={id} />}
      {asked?.what === 'give' && asked.kind.kind !== 'PIN' && (
        <GiveDialog {...shared} kind={asked.kind} centre={centre} onConfirm={(body) => send('PUT', path, body)} />
      )}
      {asked?.what === 'take' && (
        <TakeDialog {...shared} kind={asked.kind} onConfirm={(reason) => send('DELETE', path, reason ? { reason } : {})} />
      )}
      <PinDialog
        {...shared}
        open={asked?.what === 'regenerate' || (asked?.what === 'give' && asked.kind.kind === 'PIN')}
        mode={asked?.what === 'regenerate' ? 'regenerate' : 'assign'}
        onConfirm={(pinCode) => send('PUT', path, { pinCode })}
      />
    </Box>
  );
}

interface RowProps {
  kind: PassKind;
  pass: Pass | undefined;
  held: Held;
  isFirst: boolean;
  onAsk: (what: Asked['what']) => void;
}
function Row({ kind: { kind }, pass, held, isFirst, onAsk }: RowProps) {
  const translate = useTranslate();
  const simulator =
    kind === 'HID' && held.simulated.hid ? 'simulatedHid' : kind === 'FACE' && held.simulated.face ? 'simulatedFace' : undefined;
  const needsPicture = kind === 'FACE' && !pass && !held.hasFacePicture;
  const label = translate(`${WORDS}.kinds.${kind}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: isFirst ? 0 : '1px solid var(--at-line)',
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
          {pass ? (
            <StatusChip tone={pass.reason === 'VALID' ? 'success' : 'warning'}>
              {translate(`${WORDS}.reasons.${pass.reason}`)}
            </StatusChip>
          ) : (
            <StatusChip tone="neutral">{translate(`${WORDS}.none`)}</StatusChip>
          )}
        </Box>
        {pass && <PassFacts pass={pass} />}
        {needsPicture && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`${WORDS}.needsPicture`)}
          </Typography>
        )}
        {simulator && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {translate(`resources.qr-passes.accessPasses.${simulator}`)}
          </Alert>
        )}
      </Box>
      {held.mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pass && kind === 'PIN' && (
            <Button variant="outlined" onClick={() => onAsk('regenerate')}>
              {translate(`${WORDS}.regenerate`)}
            </Button>
          )}
          {pass ? (
            <Button
              variant="outlined"
              color="error"
              disabled={pass.status === 'PENDING_DEACTIVATED'}
              aria-label={translate(`${WORDS}.takeTitle`, { kind: label })}
              onClick={() => onAsk('take')}
            >
              {translate(`${WORDS}.take`)}
            </Button>
          ) : (
            <Button
              variant="outlined"
              disabled={needsPicture}
              aria-label={translate(`${WORDS}.giveTitle`, { kind: label })}
              onClick={() => onAsk('give')}
            >
              {translate(`${WORDS}.give`)}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
