import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, traitsOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { countsAudience } from '#schemas/kernel/rights/audience.ts';
import { ZoneSaid } from '#src/kit/dates/zoneSaid.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { controlOf } from '../kinds/controls.tsx';
import { applies, type Values } from './body.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldBox } from './focusProblem.ts';
import { laterInstants } from './sections.ts';

const AudienceCount = latePart(() => import('./AudienceCount.tsx'));

const isWide = (entity: Entity, name: string): boolean => Boolean(controlOf(entity.fields[name] as Field)?.wide);

/** The first of each two dates that follow each other: a start and its end stand in one row. */
function pairsIn(entity: Entity, names: readonly string[]): ReadonlySet<string> {
  const isMoment = (name: string | undefined) =>
    name !== undefined && traitsOf(entity.fields[name] as Field).moment !== undefined && !isWide(entity, name);
  const found = new Set<string>();
  for (let at = 0; at < names.length; at += 1)
    if (isMoment(names[at]) && isMoment(names[at + 1])) {
      found.add(names[at] as string);
      at += 1;
    }
  return found;
}

interface Props {
  entity: Entity;
  operation: string;
  names: readonly string[];
  record?: Values;
  /** The parent of a new record. */
  parent?: Values;
  /** One input below the other: in a dialog. */
  narrow?: boolean;
}

/** The inputs of one section, without those whose `when` does not hold. */
export function FormFields({ entity, operation, names, record, parent, narrow = false }: Props) {
  const session = useSession();
  const values = useWatch() as Values;
  const shown = names.filter((name) => applies(entity.fields[name] as Field, values, session));
  const pairs = pairsIn(entity, shown);
  const zoneSaid = laterInstants(entity, shown);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: narrow ? '1fr' : { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {shown.map((name) => (
        <Box
          key={name}
          {...fieldBox(wireKey(name, entity.fields[name] as Field))}
          sx={{ gridColumn: isWide(entity, name) ? '1 / -1' : pairs.has(name) ? '1' : undefined, minWidth: 0 }}
        >
          <ZoneSaid value={zoneSaid.has(name)}>
            <FieldInput entity={entity} operation={operation} name={name} record={record} parent={parent} />
          </ZoneSaid>
        </Box>
      ))}
      {names.includes('viewableBy') && session.side !== 'tenant' && countsAudience(entity) && (
        <Suspense fallback={null}>
          <AudienceCount entity={entity} />
        </Suspense>
      )}
    </Box>
  );
}
