import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { needsCentre } from '../../CentreNeeded.tsx';
import { uploadTitle } from '../../uploadTitle.ts';

const look = { variant: 'outlined', color: 'inherit', startIcon: <UploadFile /> } as const;

/** Links a list to the uploads that the person may run: to the only one, or to a menu. */
export function UploadButton({ entity }: { entity: Entity }) {
  const session = useSession();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = Object.entries(entity.uploads ?? {}).filter(
    ([name, { above }]) => !above && can(session, entity, { upload: name, step: 'upload' }),
  );
  const [first, another] = offered;
  if (!first || needsCentre(session, entity, 'create')) return null;
  if (!another)
    return (
      <Button component={LinkBase} to={first[1].page} {...look}>
        {translate('desk.upload')}
      </Button>
    );
  return (
    <>
      <Button {...look} aria-haspopup="menu" aria-expanded={Boolean(anchor)} onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('desk.upload')}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map(([name, { page }]) => (
          <MenuItem key={name} component={LinkBase} to={page}>
            {uploadTitle(translate, entity, name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
