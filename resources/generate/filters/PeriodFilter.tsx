/** The period of a report: two days beside each other, as wide as they need. */
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { DateRangeFilter } from '#src/kit/dates/DateRangeFilter.tsx';

export const PeriodFilter = (props: ComponentProps<typeof DateRangeFilter>) => (
  <Box sx={{ width: 440, maxWidth: '100%' }}>
    <DateRangeFilter {...props} />
  </Box>
);
