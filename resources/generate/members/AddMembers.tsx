/** The dialog that adds people: the server finds them; a few are ticked, or everybody whom the search and filters find is added. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { recordTitle } from '#dataProvider/records.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import { formatCount } from '#i18n/formatCount.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Members } from '#schemas/kernel/entity/members.ts';
import { isReference, type ReferenceField } from '#schemas/kernel/fields/field.ts';
import { SearchBox } from '#src/kit/choices/SearchBox.tsx';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { columnsOf } from '../columns.ts';
import { ReferencesFilter } from '../filters/ReferencesFilter.tsx';
import { ChoicesFilter } from '../filters/simpleFilters.tsx';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../words.ts';
import { CandidateList } from './CandidateList.tsx';
import { useCandidates } from './useCandidates.ts';
import { type Added, useMembers } from './useMembers.ts';

/** What people are narrowed by, besides the search. */
const FILTERS = ['officeCentre', 'roleCode'];

export default function AddMembers({ entity, record, onClose }: { entity: Entity; record: Row; onClose: () => void }) {
  const { entity: linking, person } = entity.members as Members;
  const people = useEntity((useEntity(linking).fields[person] as ReferenceField).to);
  const words = useWords(people);
  const translate = useTranslate();
  const title = useId();
  const session = useSession();
  const [filter, setFilter] = useState<ListFilter>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [askingAll, setAskingAll] = useState(false);
  const { add, way } = useMembers(entity, record);
  const found = useCandidates(way('candidates').path, filter);
  const set = (param: string, value: unknown) => setFilter((before) => ({ ...before, [param]: value || undefined }));
  const run = (added: Added) => add.mutate(added, { onSuccess: onClose, onError: () => setAskingAll(false) });
  const total = found.total === undefined ? '' : `${formatCount(found.total)}${found.capped ? '+' : ''}`;
  return (
    <Dialog open onClose={add.isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('members.addTitle', { name: recordTitle(entity, record, useLocale()) })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {translate('members.hint')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 2 }}>
          <SearchBox value={String(filter.wildcardSearch ?? '')} onSearch={(text) => set('wildcardSearch', text)} />
          {columnsOf(people, session, FILTERS).map(({ name, field }) => {
            const Filter = isReference(field) ? ReferencesFilter : ChoicesFilter;
            return (
              <Filter key={name} entity={people} name={name} field={field} label={words.field(name)} filter={filter} set={set} />
            );
          })}
        </Box>
        <CandidateList found={found} chosen={chosen} onChoose={setChosen} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={add.isPending}>
          {translate('kit.cancel')}
        </Button>
        <Button variant="outlined" disabled={!found.total || add.isPending} onClick={() => setAskingAll(true)}>
          {translate('members.addAll', { count: total })}
        </Button>
        <Button
          variant="contained"
          disabled={chosen.size === 0}
          loading={add.isPending && !askingAll}
          onClick={() => run({ userUuids: [...chosen] })}
        >
          {translate('members.addChosen', { smart_count: chosen.size })}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={askingAll}
        title={translate('members.addAllTitle', { count: total })}
        confirmLabel={translate('members.addAll', { count: total })}
        busy={add.isPending}
        onClose={() => setAskingAll(false)}
        onConfirm={() => run({ filter: sentFilter(filter) })}
      />
    </Dialog>
  );
}

/** Filters that are empty are none. */
const sentFilter = (filter: ListFilter): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length)),
  );
