import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { DateTime } from '#src/kit/DateTime.tsx';
import type { Row } from './ShowPage.tsx';

/** When the record was made and last changed. */
export function RecordFooter({ record }: { record: Row }) {
  const translate = useTranslate();
  const { createdDate, updatedDate } = record;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 3 }}
    >
      {typeof createdDate === 'string' && (
        <span>
          {translate('common.fields.createdDate')} <DateTime value={createdDate} />
        </span>
      )}
      {typeof updatedDate === 'string' && updatedDate !== createdDate && (
        <span>
          {translate('common.fields.updatedDate')} <DateTime value={updatedDate} />
        </span>
      )}
    </Typography>
  );
}
