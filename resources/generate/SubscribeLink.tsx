/** Leads to the form of a subscription, filled in with what is on the screen. */
import ScheduleSend from '@mui/icons-material/ScheduleSendOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import type { Query } from '#authProvider/request.ts';
import { useSession } from '#authProvider/useSession.ts';
import { SUBSCRIBING, type Subscribing } from '#schemas/kernel/lists/subscribing.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { IconLink } from '#src/kit/page/IconLink.tsx';
import { givenSearch } from './form/givenSearch.ts';

/** A query as it stands in an address; what is empty is left out. */
function textOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
  return search.toString();
}

interface Props {
  begins: Omit<Subscribing, 'query'>;
  query: Query;
  /** With its name beside the icon, and in whose section it stands. */
  of?: string;
}

/** Nothing for who may not subscribe. */
export function SubscribeLink({ begins, query, of }: Props) {
  const session = useSession();
  const translate = useTranslate();
  if (refusalOf(session, { permission: SUBSCRIBING.permission })) return null;
  const to = `${SUBSCRIBING.page}${givenSearch({ ...begins, query: textOf(query) })}`;
  const label = translate('kit.subscribe');
  if (of === undefined) return <IconLink label={label} to={to} icon={ScheduleSend} />;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ScheduleSend />}
      component={LinkBase}
      to={to}
      aria-label={`${label}: ${of}`}
    >
      {label}
    </Button>
  );
}
