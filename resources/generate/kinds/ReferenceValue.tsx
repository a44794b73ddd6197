import { manifest } from 'virtual:atrium/manifest';
import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { useMaybeSession } from '#authProvider/useSession.ts';
import type { Embedded } from '#schemas/kernel/entity/types.ts';
import type { FieldOf } from '#schemas/kernel/fields/field.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { recordPath } from '../pagePath.ts';
import type { DisplayProps } from './Display.ts';

/** The label of the record that is pointed to. */
export const ReferenceText = ({ value }: DisplayProps) => (value as Embedded).label;

/** The label as a link to that record's page, for those who may see it. */
export function ReferenceValue({ field, value }: DisplayProps) {
  const session = useMaybeSession();
  const { id, label } = value as Embedded;
  const target = manifest.entities.find((entry) => entry.name === (field as FieldOf<'reference'>).to);
  const permission = target?.access.get ?? target?.access.list;
  const to = target && recordPath(target, id);
  if (!to || !session || refusalOf(session, { permission, addOn: target.addOn })) return label;
  return (
    <Link component={LinkBase} to={to}>
      {label}
    </Link>
  );
}
