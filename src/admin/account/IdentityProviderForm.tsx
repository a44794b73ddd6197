import { Alert, Autocomplete, Box, Button, FormControlLabel, Link, Switch, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { http } from '#dataProvider/httpClient.ts';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { DomainProofs } from './DomainProofs.tsx';
import { bodyOf, type IdentityProvider, type ProviderValues, valuesOf } from './identityProvider.ts';
import { RedirectUri } from './RedirectUri.tsx';

interface Props extends IdentityProvider {
  path: string;
  isEditable: boolean;
  onSaved: (next: IdentityProvider) => void;
  onRemove: () => void;
}
type Busy = 'save' | 'test' | undefined;
type Problems = Partial<Record<keyof ProviderValues | 'whole', string>>;

/** The settings form; a typed secret is never stored in the browser or shown again. */
export function IdentityProviderForm({ path, redirectUri, provider, domains, isEditable, onSaved, onRemove }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [values, setValues] = useState(() => valuesOf({ provider, domains }));
  const [problems, setProblems] = useState<Problems>({});
  const [host, setHost] = useState('');
  const [busy, setBusy] = useState<Busy>();
  const set = <K extends keyof ProviderValues>(name: K, value: ProviderValues[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, whole: __, ...others }) => others);
    if (name === 'issuer') setHost('');
  };
  const run = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what);
    setProblems({});
    try {
      await work();
    } catch (error) {
      setProblems(failureOf(error).errors ?? { whole: errorText(translate, error) });
    } finally {
      setBusy(undefined);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      const { data, message } = await http<IdentityProvider>('PUT', path, { body: bodyOf(values) });
      notify(message, { type: 'success' });
      onSaved(data);
    });
  };
  const test = () =>
    run('test', async () => {
      setHost('');
      const body = { issuer: values.issuer };
      const { data } = await http<{ authorizationEndpoint: string }>('POST', `${path}/test`, { body });
      setHost(new URL(data.authorizationEndpoint).host);
    });
  const input = (name: 'name' | 'issuer' | 'clientId' | 'clientSecret', hint = '') => ({
    fullWidth: true,
    label: translate(`sso.${name}`),
    value: values[name],
    error: Boolean(problems[name]),
    helperText: problems[name] ?? (isEditable ? hint : undefined),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    autoComplete: 'off',
    slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'none' }, input: { readOnly: !isEditable } },
  });
  return (
    <Box component="form" noValidate onSubmit={save} aria-label={translate('sso.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5, maxWidth: 760 }}>
        {translate('sso.text')}
      </Typography>
      {problems.whole ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problems.whole}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <RedirectUri value={redirectUri} />
        <TextField {...input('name', translate('sso.nameText'))} required={isEditable} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField {...input('issuer', translate('sso.issuerText'))} required={isEditable} type="url" placeholder="https://" />
          {isEditable ? (
            <Button variant="outlined" loading={busy === 'test'} onClick={() => void test()} sx={{ flex: 'none', minHeight: 37 }}>
              {translate('sso.test')}
            </Button>
          ) : null}
        </Box>
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          options={[] as string[]}
          value={values.domains}
          readOnly={!isEditable}
          onChange={(_, next) =>
            set('domains', [...new Set(next.flatMap((one) => one.toLowerCase().split(/[\s,;]+/)))].filter(Boolean))
          }
          clearText={translate('kit.clear')}
          renderInput={(params) => (
            <TextField
              {...params}
              required={isEditable}
              label={translate('sso.domains')}
              error={Boolean(problems.domains)}
              helperText={problems.domains ?? (isEditable ? translate('sso.domainsText') : undefined)}
            />
          )}
        />
        <TextField {...input('clientId')} required={isEditable} />
        {isEditable ? (
          <TextField
            {...input('clientSecret', provider ? translate('sso.secretKept') : '')}
            required={!provider}
            type="password"
            autoComplete="new-password"
          />
        ) : null}
      </Box>
      {host ? (
        <Alert severity="success" sx={{ mt: 2 }}>
          {translate('sso.testOk', { host })}
        </Alert>
      ) : null}
      {domains.length ? <DomainProofs path={path} domains={domains} isEditable={isEditable} onChanged={onSaved} /> : null}
      <FormControlLabel
        sx={{ mt: 1.5 }}
        control={
          <Switch checked={values.active} disabled={!isEditable} onChange={(event) => set('active', event.target.checked)} />
        }
        label={translate('sso.active')}
      />
      {provider ? (
        <Box sx={{ mt: 0.5 }}>
          <FormControlLabel
            control={
              <Switch
                checked={values.trustsDomains ?? false}
                disabled={!isEditable}
                onChange={(event) => set('trustsDomains', event.target.checked)}
              />
            }
            label={translate('sso.trustsDomains')}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 760 }}>
            {translate('sso.trustsDomainsText')}
          </Typography>
          <Link component={RouterLink} to="/identity-refusals" variant="body2">
            {translate('sso.refusals')}
          </Link>
        </Box>
      ) : null}
      {isEditable ? (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
          {provider ? (
            <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
              {translate('sso.remove')}
            </Button>
          ) : null}
          <Button type="submit" variant="contained" loading={busy === 'save'}>
            {translate('kit.save')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
