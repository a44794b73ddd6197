import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { DomainProof, IdentityProvider } from './identityProvider.ts';

interface Props {
  path: string;
  domains: readonly DomainProof[];
  isEditable: boolean;
  onChanged: (next: IdentityProvider) => void;
}

/** Each domain with the TXT record that proves it, and whether it is proven: until then it signs nobody in. */
export function DomainProofs({ path, domains, isEditable, onChanged }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState({ domain: '', text: '' });
  const verify = async (domain: string) => {
    setBusy(domain);
    setProblem({ domain: '', text: '' });
    try {
      const { data, message } = await http<IdentityProvider>('POST', `${path}/verify-domain`, { body: { domain } });
      notify(message, { type: 'success' });
      onChanged(data);
    } catch (error) {
      setProblem({ domain, text: failureOf(error).errors?.domains ?? errorText(translate, error) });
    } finally {
      setBusy('');
    }
  };
  return (
    <Box component="section" aria-label={translate('sso.proof')} sx={{ mt: 2.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate('sso.proof')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 760 }}>
        {translate('sso.proofText')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {domains.map(({ domain, recordName, recordValue, provenBy }) => (
          <Box component="li" key={domain} sx={{ py: 1.5, '& + &': { borderTop: '1px solid var(--at-line)' } }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{domain}</Typography>
              <StatusChip tone={provenBy ? 'success' : 'warning'}>
                {translate(provenBy === 'PROVIDER' ? 'sso.byProvider' : provenBy ? 'sso.verified' : 'sso.unverified')}
              </StatusChip>
              {isEditable && provenBy !== 'PROVIDER' ? (
                <Button
                  variant="outlined"
                  size="small"
                  sx={{ ml: 'auto' }}
                  aria-label={`${translate('sso.verify')}: ${domain}`}
                  loading={busy === domain}
                  onClick={() => void verify(domain)}
                >
                  {translate('sso.verify')}
                </Button>
              ) : null}
            </Box>
            {provenBy === 'PROVIDER' ? null : (
              <Box component="dl" sx={record}>
                <Copied label={translate('sso.recordName')} value={recordName} />
                <Copied label={translate('sso.recordValue')} value={recordValue} />
              </Box>
            )}
            {problem.domain === domain ? (
              <Alert severity="error" sx={{ mt: 1 }}>
                {problem.text}
              </Alert>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const record = {
  m: 0,
  mt: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  columnGap: 1.5,
  alignItems: 'center',
};

/** A value to copy; selected by hand where there is no clipboard. */
function Copied({ label, value }: { label: string; value: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const name = translate('sso.copyOf', { label });
  const copy = () =>
    void navigator.clipboard?.writeText(value).then(
      () => notify('sso.copiedValue', { type: 'success' }),
      () => undefined,
    );
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all', flex: 1 }}>
          {value}
        </Typography>
        <Tooltip title={name}>
          <IconButton component="button" size="small" aria-label={name} onClick={copy}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </>
  );
}
