/** A building or a company without an admin says so on its page, and leads to the form that adds one. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { can, firstAdminOn } from '#schemas/kernel/rights/access.ts';
import { givenSearch } from '../generate/form/givenSearch.ts';
import { useEntity } from '../generate/useEntity.ts';

interface Props {
  /** Whose words say it. */
  of: string;
  record: Readonly<{ active?: boolean | null; withoutAdmin?: boolean | null; invitedAdminCount?: number | null }>;
  /** The page that adds somebody there. */
  add: string;
  side: keyof typeof firstAdminOn;
}

export function AdminMissing({ of, record: { active, withoutAdmin, invitedAdminCount }, add, side }: Props) {
  const translate = useTranslate();
  const session = useSession();
  const people = useEntity('users');
  if (!active || !withoutAdmin) return null;
  const isInvited = Number(invitedAdminCount ?? 0) > 0;
  const words = `resources.${of}.noAdmin`;
  return (
    <Alert
      severity={isInvited ? 'info' : 'warning'}
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        can(session, people, 'create') && (
          <Button
            component={LinkBase}
            to={add + givenSearch({ roleCode: firstAdminOn[side] })}
            size="small"
            variant={isInvited ? 'outlined' : 'contained'}
          >
            {translate(`${words}.add`)}
          </Button>
        )
      }
    >
      {translate(`${words}.${isInvited ? 'invited' : 'text'}`)}
    </Alert>
  );
}
