/** The ways from the menu to its lists and forms: groups, items, option groups, and a spreadsheet of items. */
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { pagePath } from '../../generate/pagePath.ts';
import { useEntity } from '../../generate/useEntity.ts';

const Way = ({
  to,
  label,
  variant = 'text',
}: {
  to: string | undefined;
  label: string;
  variant?: 'contained' | 'outlined' | 'text';
}) =>
  to === undefined ? null : (
    <Button component={LinkBase} to={to} variant={variant} color={variant === 'outlined' ? 'inherit' : 'primary'}>
      {label}
    </Button>
  );

export function MenuPages() {
  const translate = useTranslate();
  const session = useSession();
  const [groups, items, options] = [useEntity('opc-menu-groups'), useEntity('opc-items'), useEntity('opc-option-groups')];
  const title = (entity: Entity, page: 'list' | 'create') => translate(`resources.${entity.name}.pages.${page}`);
  return (
    <>
      {[groups, items, options].map(
        (entity) =>
          can(session, entity, 'list') && <Way key={entity.name} to={pagePath(entity, 'list')} label={title(entity, 'list')} />,
      )}
      {/* An item is added to one of the groups below. */}
      {can(session, options, 'create') && (
        <Way to={pagePath(options, 'create')} label={title(options, 'create')} variant="outlined" />
      )}
      {can(session, groups, 'create') && (
        <Way to={pagePath(groups, 'create')} label={title(groups, 'create')} variant="contained" />
      )}
    </>
  );
}
