/** The members of a record, in a tab of its page: searched and paged on the server, added and removed here. */
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { ListBase, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { defaultSort } from '#dataProvider/listQuery.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Members } from '#schemas/kernel/entity/members.ts';
import { DEFAULT_LIMIT } from '#schemas/kernel/lists/query.ts';
import { SearchBox } from '#src/kit/choices/SearchBox.tsx';
import { lateDialog } from '#src/kit/late/late.tsx';
import { MailButton } from '../MailButton.tsx';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';
import { MemberRows } from './MemberRows.tsx';
import { useMayCall, useMembers } from './useMembers.ts';

const AddMembers = lateDialog(() => import('./AddMembers.tsx'));

/** The tab for records of one entity: `membersTab('user-groups')`. */
export const membersTab = (of: string) =>
  function Tab({ record }: { record: Readonly<Record<string, unknown>> }) {
    return <MembersTab entity={useEntity(of)} record={record as Row} />;
  };

function MembersTab({ entity, record }: { entity: Entity; record: Row }) {
  const { entity: linking, by } = entity.members as Members;
  const translate = useTranslate();
  const may = useMayCall(entity);
  const { mail } = useMembers(entity, record);
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const listed = useEntity(linking);
  // Somebody else has added or removed people.
  const { version } = record;
  useEffect(() => {
    void version;
    void client.invalidateQueries({ queryKey: [linking] });
  }, [version, client, linking]);
  return (
    <Box sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)' }}>
      <Box className="at-screen" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, alignItems: 'center' }}>
        <SearchBox value={search} onSearch={setSearch} />
        <Box sx={{ flex: 1 }} />
        {may('mail') && Number(record[entity.members?.count ?? ''] ?? 1) > 0 && (
          <MailButton label={translate('members.mail')} order={mail} />
        )}
        {may('add') && (
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setAdding(true)}>
            {translate('members.add')}
          </Button>
        )}
      </Box>
      <ListBase
        key={search}
        resource={linking}
        filter={{ [`${by}Id`]: record.recordId ?? record.id, ...(search ? { wildcardSearch: search } : {}) }}
        sort={defaultSort(listed)}
        perPage={DEFAULT_LIMIT}
        disableSyncWithLocation
        storeKey={false}
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
      >
        <MemberRows entity={entity} record={record} listed={listed} searched={search !== ''} />
      </ListBase>
      {adding && <AddMembers entity={entity} record={record} onClose={() => setAdding(false)} />}
    </Box>
  );
}
