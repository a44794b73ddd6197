/** How the provider's support helps somebody who cannot sign in (000 §3): each result is shown once. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { ResultDialog, type Shown } from './ResultDialog.tsx';

const WORDS = 'resources.users.support';
const helps = {
  otp: { call: 'generate-2fa-otp', value: 'otpDisplay', until: 'otpExpired' },
  device: { call: 'generate-trusted-device-request', value: 'authenticationCode', until: 'expiryDate' },
  reset: { call: 'trigger-pw-reset', value: 'resetLink', until: undefined },
} as const;
type Help = keyof typeof helps;

/** As much of a person as every entity over the rows of people has. */
interface Props {
  record: Readonly<{ id: number; officeCentreId?: number | null; fullName?: string; status?: unknown }>;
}

export default function SupportTab({ record: { id, officeCentreId, fullName, status } }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asked, setAsked] = useState<Help | 'devices'>();
  const [shown, setShown] = useState<Shown>();
  const run = useMutation({
    mutationFn: async (help: Help | 'devices') => {
      if (help === 'devices') return http('DELETE', `/office-centres/${officeCentreId}/users/${id}/trusted-device`);
      const { call, value, until } = helps[help];
      const { data } = await http<Record<string, string>>('PUT', `/users/${id}/${call}`);
      setShown({ help, value: data[value] ?? '', until: until && data[until] });
      return undefined;
    },
    onSuccess: (answer) => answer && notify(answer.message, { type: 'success' }),
    onError: (failure) => notify(errorText(translate, failure), { type: 'error' }),
    onSettled: () => setAsked(undefined),
  });
  const isActive = status === 'ACTIVE';
  const all: (Help | 'devices')[] = [
    ...(isActive ? (['otp', 'device', 'reset'] as const) : []),
    ...(officeCentreId && status !== 'PENDING' ? (['devices'] as const) : []),
  ];
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SectionCard title={translate(`${WORDS}.title`)}>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {translate(`${WORDS}.${isActive ? 'lead' : 'notActive'}`)}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {all.map((help) => (
            <Box
              component="li"
              key={help}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                py: 1.5,
                borderTop: '1px solid var(--at-line)',
              }}
            >
              <Box sx={{ flex: '1 1 300px' }}>
                <Typography sx={{ fontWeight: 600 }}>{translate(`${WORDS}.${help}.title`)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate(`${WORDS}.${help}.text`)}
                </Typography>
              </Box>
              <Button variant="outlined" color={help === 'devices' ? 'error' : 'primary'} onClick={() => setAsked(help)}>
                {translate(`${WORDS}.${help}.action`)}
              </Button>
            </Box>
          ))}
        </Box>
      </SectionCard>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? translate(`${WORDS}.${asked}.title`) : ''}
        question={translate(`${WORDS}.question`, { name: String(fullName) })}
        confirmLabel={asked && translate(`${WORDS}.${asked}.action`)}
        tone={asked === 'devices' ? 'danger' : 'primary'}
        busy={run.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && run.mutate(asked)}
      />
      {shown && <ResultDialog shown={shown} onClose={() => setShown(undefined)} />}
    </Box>
  );
}
