import Box from '@mui/material/Box';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';
import { matches } from '#schemas/kernel/where.ts';
import { SectionCard } from '#src/kit/SectionCard.tsx';
import { SectionEdit } from '../actions/SectionEdit.tsx';
import { RecordChanges } from '../changes/RecordChanges.tsx';
import { displayOf, FieldValue, isEmpty } from '../kinds/display.tsx';
import { canRead } from '../list/columns.ts';
import { useWords } from '../words.ts';
import { RecordFooter } from './RecordFooter.tsx';
import type { Row } from './ShowPage.tsx';

/**
 * The sections of a record. What the server alone writes is shown once it is there (nobody misses a date of rejection);
 * everything else shows a dash while it is empty. A section with nothing to show is not there.
 */
export function Details({ entity, record }: { entity: Entity; record: Row }) {
  const session = useSession();
  const words = useWords(entity);
  const isShown = (name: string) => {
    const field = entity.fields[name] as Field;
    if (!canRead(session, field) || !matches(field.when, record, { today: session.today })) return false;
    return !field.system || !isEmpty(record[name]);
  };
  return (
    <>
      <RecordChanges entity={entity} record={record} />
      {entity.show.map(({ section, fields }) => {
        const names = fields.filter(isShown);
        if (names.length === 0) return null;
        return (
          <SectionCard
            key={section}
            title={words.section(section)}
            action={<SectionEdit entity={entity} section={section} record={record} />}
          >
            <Box component="dl" sx={grid}>
              {names.map((name) => {
                const field = entity.fields[name] as Field;
                return (
                  <Box key={name} sx={{ minWidth: 0, gridColumn: displayOf(field).wide ? '1 / -1' : undefined }}>
                    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}>
                      {words.field(name)}
                    </Box>
                    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                      <FieldValue place="show" entity={entity} name={name} field={field} record={record} />
                    </Box>
                  </Box>
                );
              })}
            </Box>
          </SectionCard>
        );
      })}
      <RecordFooter record={record} />
    </>
  );
}

const grid = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 2.25,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(140px, 1fr))', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  fontSize: '0.9375rem',
};
