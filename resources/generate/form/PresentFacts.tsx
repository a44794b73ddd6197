/** Above a form that changes a record: the record's present values, so that nobody has to remember them. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { currencyOf } from '#schemas/kernel/fields/currency.ts';
import type { Field, ReferenceField } from '#schemas/kernel/fields/field.ts';
import type { Chosen } from '#schemas/kernel/states/action.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { FieldValue } from '../kinds/display.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';

interface Props {
  entity: Entity;
  record: Values;
  shows: readonly (string | Chosen)[];
}

export function PresentFacts({ entity, record, shows }: Props) {
  const translate = useTranslate();
  if (shows.length === 0) return null;
  return (
    <SectionCard title={translate('kit.presentFacts')}>
      <Box component="dl" sx={grid}>
        {shows.map((one) =>
          typeof one === 'string' ? (
            <Fact key={one} entity={entity} name={one} record={record} />
          ) : (
            <ChosenFact key={one.of + one.by} entity={entity} chosen={one} record={record} />
          ),
        )}
      </Box>
    </SectionCard>
  );
}

function Fact({ entity, name, record }: { entity: Entity; name: string; record: Values }) {
  const words = useWords(entity);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}>
        {words.field(name)}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
        <FieldValue place="cell" entity={entity} name={name} field={entity.fields[name] as Field} record={record} />
      </Box>
    </Box>
  );
}

/** A value of a referenced record, such as the rate of its car park. */
function ChosenFact({ entity, chosen, record }: { entity: Entity; chosen: Chosen; record: Values }) {
  const target = useEntity((entity.fields[chosen.of] as ReferenceField).to);
  const name = chosen.take[String(record[chosen.by])];
  const embedded = record[chosen.of] as Values | null | undefined;
  return name && embedded ? <Fact entity={target} name={name} record={{ currency: currencyOf(record), ...embedded }} /> : null;
}

const grid = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(140px, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  fontSize: '0.9375rem',
};
