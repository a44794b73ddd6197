import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { publicPathOf } from '../../routes.ts';

interface Props {
  /** A page of the portal, a web page, or a `mailto:` or `tel:` link, checked by the server. */
  url: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the portal settings. Links outside of the admin app open in a new tab, so that no form is left. */
export function SettingsLink({ url, onClick, children }: Props) {
  const translate = useTranslate();
  const path = url.split(/[?#]/)[0] as string;
  const isOurs = url.startsWith('/') && !publicPathOf(path) && !path.startsWith('/api/');
  if (isOurs)
    return (
      <Link component={RouterLink} to={url} onClick={onClick}>
        {children}
      </Link>
    );
  const leaves = /^(https?:|\/)/.test(url);
  return (
    <Link href={url} onClick={onClick} {...(leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {leaves ? <span style={visuallyHidden}> ({translate('account.newTab')})</span> : null}
    </Link>
  );
}
