/** A page of members: who they are, where they belong, since when; each can be removed. */
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Members } from '#schemas/kernel/entity/members.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { Pager } from '../list/paging/Pager.tsx';
import { recordPath } from '../pagePath.ts';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';
import { peopleList, personLine } from './peopleList.ts';
import { useMayCall, useMembers } from './useMembers.ts';

interface Person {
  id: number;
  label: string;
  uuid: string;
  username?: string;
}
interface Props {
  entity: Entity;
  record: Row;
  listed: Entity;
  searched: boolean;
}

export function MemberRows({ entity, record, listed, searched }: Props) {
  const { person: by, company = '' } = entity.members as Members;
  const people = useEntity((listed.fields[by] as ReferenceField).to);
  const { data = [], error, isPending, isPlaceholderData, refetch } = useListContext();
  const translate = useTranslate();
  const session = useSession();
  const may = useMayCall(entity);
  const { remove } = useMembers(entity, record);
  const [leaving, setLeaving] = useState<Person>();
  if (error && !data.length) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton />;
  if (!data.length) return <EmptyState hint={translate(searched ? 'members.noMatch' : 'members.nobody')} />;
  const opens = session !== null && can(session, people, 'get');
  return (
    <>
      <Box component="ul" aria-busy={isPlaceholderData} sx={peopleList(isPlaceholderData === true)}>
        {data.map((row: RaRecord) => {
          const person = row[by] as Person;
          const to = opens ? recordPath(people, person.id) : undefined;
          return (
            <Box component="li" key={row.id} sx={personLine}>
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {to ? (
                  <Link component={LinkBase} to={to} underline="hover" sx={{ fontWeight: 600 }}>
                    {person.label}
                  </Link>
                ) : (
                  <Box sx={{ fontWeight: 600 }}>{person.label}</Box>
                )}
                <Box sx={quiet}>{person.username}</Box>
              </Box>
              <Box sx={{ ...quiet, flex: '1 1 160px' }}>{(row[company] as { label?: string } | null)?.label}</Box>
              <Box sx={quiet}>
                <DateTime value={String(row.createdDate)} />
              </Box>
              {may('remove') && (
                <IconButton
                  className="at-screen"
                  size="small"
                  aria-label={translate('members.remove', { name: person.label })}
                  onClick={() => setLeaving(person)}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
      <Pager entity={listed} />
      <ConfirmDialog
        open={leaving !== undefined}
        title={translate('members.removeTitle', { name: leaving?.label ?? '' })}
        question={translate('members.removeText')}
        confirmLabel={translate('kit.remove')}
        tone="danger"
        busy={remove.isPending}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => leaving && remove.mutate(leaving.uuid, { onSettled: () => setLeaving(undefined) })}
      />
    </>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
