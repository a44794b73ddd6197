import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { can } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { needsCentre } from '../CentreNeeded.tsx';

/** Leads from a list to the upload of its records, for those who may. */
export function UploadButton({ entity }: { entity: Entity }) {
  const session = useSession();
  const translate = useTranslate();
  const [name, upload] = Object.entries(entity.uploads ?? {})[0] ?? [];
  if (!upload || needsCentre(session, entity, 'create') || !can(session, entity, `upload:${name}`)) return null;
  return (
    <Button component={LinkBase} to={upload.page} variant="outlined" color="inherit" startIcon={<UploadFile />}>
      {translate('desk.upload')}
    </Button>
  );
}
