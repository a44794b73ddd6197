import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { FormProvider, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { type PortalSession, setSession } from '#authProvider/sessionStore.ts';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { RestoredDraft } from '#resources/generate/form/RestoredDraft.tsx';
import { UnsavedChanges } from '#resources/generate/form/UnsavedChanges.tsx';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';

/** What a person may change of themselves. */
interface Profile {
  fullName: string;
  mobileNumber: string;
  officeNumber: string;
}
const fields = ['fullName', 'mobileNumber', 'officeNumber'] as const;
const profileOf = (session: PortalSession): Profile => ({
  fullName: session.fullName,
  mobileNumber: session.mobileNumber ?? '',
  officeNumber: session.officeNumber ?? '',
});

/** Name and numbers (PUT /auth/profile); the e-mail address identifies the person, so it is read-only. */
export function ProfileForm() {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const form = useForm<Profile>({ defaultValues: profileOf(session), shouldFocusError: true });
  const { errors, isSubmitting, isDirty } = form.formState;

  const save = async ({ fullName, mobileNumber, officeNumber }: Profile) => {
    const body = {
      fullName: fullName.trim(),
      mobileNumber: mobileNumber.trim() || null,
      officeNumber: officeNumber.trim() || null,
    };
    try {
      const { data } = await http<PortalSession>('PUT', '/auth/profile', { body });
      setSession({ ...session, ...data });
      form.reset(profileOf({ ...session, ...data }));
      notify('channels.profileSaved', { type: 'success' });
    } catch (error) {
      const problems = failureOf(error).errors ?? {};
      for (const name of fields) if (problems[name]) form.setError(name, { type: 'server', message: problems[name] });
      if (!fields.some((name) => problems[name])) form.setError('root', { message: errorText(translate, error) });
    }
  };
  const input = (name: (typeof fields)[number], registered: UseFormRegisterReturn) => {
    const { ref, ...rest } = registered;
    const message = errors[name]?.message;
    return {
      ...rest,
      inputRef: ref,
      label: translate(`account.${name}`),
      error: Boolean(message),
      helperText: message,
      fullWidth: true,
    };
  };
  const required = translate('errors.required', { label: translate('account.fullName') });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(save)} aria-label={translate('account.profile')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {translate('channels.profileText')}
        </Typography>
        <RestoredDraft form="profile" onRebase={() => undefined} />
        {errors.root ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors.root.message}
          </Alert>
        ) : null}
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextField
            {...input('fullName', form.register('fullName', { validate: (value) => value.trim() !== '' || required }))}
            autoComplete="name"
            required
          />
          <TextField
            label={translate('account.email')}
            value={session.username}
            helperText={translate('channels.emailText')}
            fullWidth
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField {...input('mobileNumber', form.register('mobileNumber'))} type="tel" autoComplete="tel" />
          <TextField {...input('officeNumber', form.register('officeNumber'))} type="tel" autoComplete="work tel" />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2.5 }}>
          <Button color="inherit" disabled={!isDirty || isSubmitting} onClick={() => form.reset(profileOf(session))}>
            {translate('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
            {translate('kit.save')}
          </Button>
        </Box>
        <UnsavedChanges />
      </Box>
    </FormProvider>
  );
}
