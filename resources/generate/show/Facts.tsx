import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { FieldValue } from '../kinds/display.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';
import { factsOf } from './factsOf.ts';

/** What matters first: the facts that the schema names, in a strip under the title. */
export function Facts({ entity, record }: { entity: Entity; record: Row }) {
  const words = useWords(entity);
  const translate = useTranslate();
  const names = factsOf(entity, useSession(), record);
  if (names.length === 0) return null;
  return (
    <Box component="section" aria-label={translate('record.facts')} sx={strip}>
      <Box
        component="dl"
        sx={[grid, { '@container (min-width: 860px)': { gridTemplateColumns: `repeat(${names.length}, minmax(0, 1fr))` } }]}
      >
        {names.map((name) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.78125rem', mb: 0.25 }}>
              {words.field(name)}
            </Box>
            <Box component="dd" sx={value}>
              <FieldValue place="show" entity={entity} name={name} field={entity.fields[name] as Field} record={record} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const strip = {
  containerType: 'inline-size',
  px: { xs: 2, sm: 3 },
  py: 1.75,
  mb: 2,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
};
const grid = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(130px, 1fr))', sm: 'repeat(auto-fill, minmax(140px, 1fr))' },
};
const value = {
  m: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};
