/** The filters of a list, one input for each field that the schema names. They apply while they are filled in. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DROPDOWN_WIDTH } from '#src/kit/choices/dropdown.ts';
import { portalKindOf } from '../kinds/index.tsx';
import { useWords } from '../words.ts';
import { askedIn } from './askedIn.ts';
import { filterControls } from './filterControls.tsx';
import { usePendingFilters } from './usePendingFilters.ts';

export default function FilterPanel({ entity }: { entity: Entity }) {
  const { shown, change } = usePendingFilters();
  const words = useWords(entity);
  const translate = useTranslate();
  const set = (param: string, value: unknown, typed = false) => change({ [param]: value }, typed);
  return (
    <Box
      role="group"
      aria-label={translate('kit.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 2,
        pb: 1,
        gridTemplateColumns: { xs: '1fr', sm: `repeat(auto-fill, ${DROPDOWN_WIDTH}px)` },
      }}
    >
      {askedIn(entity, useSession()).map(({ name, field }) => {
        const { filter } = portalKindOf(field);
        const Filter = filter && filterControls[filter];
        return (
          Filter && (
            <Filter key={name} entity={entity} name={name} field={field} label={words.field(name)} filter={shown} set={set} />
          )
        );
      })}
    </Box>
  );
}
