/** Beside a published privilege: the way to give it to many people at once. */
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { promotion } from '#schemas/privileges/promotion.ts';
import type { RecordSlot } from '../area.ts';
import { useEntity } from '../generate/useEntity.ts';

export default function PrivilegeLinks({ record }: RecordSlot<typeof promotion>) {
  const translate = useTranslate();
  const session = useSession();
  const entity = useEntity('promotion-redemptions');
  const { issue } = entity.uploads ?? {};
  if (!issue || record.displayStatus !== 'PUBLISHED' || !can(session, entity, { upload: 'issue', step: 'upload' })) return null;
  return (
    <Button
      component={LinkBase}
      className="at-screen"
      size="small"
      to={fillPath(issue.page, { promoUuid: record.uuid })}
      variant="outlined"
      color="inherit"
      startIcon={<UploadFile />}
    >
      {translate('resources.promotion-redemptions.pages.upload.issue')}
    </Button>
  );
}
