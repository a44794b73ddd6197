import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { slotsOf } from '../../areas.ts';
import { SectionEdit } from '../actions/SectionEdit.tsx';
import { sectionAction } from '../available.ts';
import { RecordChanges } from '../changes/RecordChanges.tsx';
import { FieldValue, isEmpty } from '../kinds/display.tsx';
import { portalKindOf } from '../kinds/index.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';
import { applies } from './factsOf.ts';
import { RecordLanguages } from './RecordLanguages.tsx';

interface Props {
  entity: Entity;
  record: Row;
  /** Fields that the page header shows already; a section with its own edit button repeats them. */
  told?: ReadonlySet<string>;
}

/**
 * The sections of a record. Empty fields are collapsed behind one line that counts them; an editable section with empty fields only
 * shows them, because that is where they are filled in. Fields that only the server writes are hidden while empty.
 */
export function Details({ entity, record, told }: Props) {
  const session = useSession();
  const translate = useTranslate();
  const words = useWords(entity);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sections = entity.show.map(({ section, fields }) => {
    const isEdited = sectionAction(session, entity, section, record) !== undefined;
    const names = fields.filter(
      (name) =>
        applies(entity, session, record, name) &&
        (isEdited || !told?.has(name)) &&
        !(entity.fields[name]?.system && isEmpty(record[name])),
    );
    const filled = names.filter((name) => !isEmpty(record[name]));
    return { section, names, closed: filled.length === 0 && isEdited ? names : filled };
  });
  const folded = sections.reduce((sum, { names, closed }) => sum + names.length - closed.length, 0);
  return (
    <RecordLanguages record={record} names={sections.flatMap(({ names }) => names)}>
      <RecordChanges entity={entity} record={record} />
      <div id={id}>
        {sections.map(({ section, names, closed }) => {
          const shown = isOpen ? names : closed;
          return shown.length === 0 ? null : (
            <SectionCard
              key={section}
              title={words.section(section)}
              action={<SectionEdit entity={entity} section={section} record={record} />}
            >
              <Box component="dl" sx={grid}>
                {shown.map((name) => (
                  <Line
                    key={name}
                    entity={entity}
                    name={name}
                    label={words.field(name)}
                    isSaid={shown.length === 1 && words.field(name) === words.section(section)}
                    record={record}
                  />
                ))}
              </Box>
            </SectionCard>
          );
        })}
      </div>
      {folded > 0 && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={{ mb: 2 }}>
          {translate(isOpen ? 'record.foldEmpty' : 'record.emptyFields', { smart_count: folded })}
        </Button>
      )}
    </RecordLanguages>
  );
}

interface LineProps {
  entity: Entity;
  name: string;
  label: string;
  /** The head of the section says the same. */
  isSaid: boolean;
  record: Row;
}

function Line({ entity, name, label, isSaid, record }: LineProps) {
  const field = entity.fields[name] as Field;
  const Own = slotsOf(entity.name).shown?.[name];
  return (
    <Box sx={{ minWidth: 0, gridColumn: portalKindOf(field).wide ? '1 / -1' : undefined }}>
      <Box
        component="dt"
        style={isSaid ? visuallyHidden : undefined}
        sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}
      >
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {Own && !isEmpty(record[name]) ? (
          <Suspense fallback={null}>
            <Own entity={entity} name={name} field={field} record={record} value={record[name]} />
          </Suspense>
        ) : (
          <FieldValue place="show" entity={entity} name={name} field={field} record={record} />
        )}
      </Box>
    </Box>
  );
}

const grid = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 2.25,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(140px, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  fontSize: '0.9375rem',
};
