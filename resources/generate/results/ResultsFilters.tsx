/** The period and the company of the results. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ResultsFilter } from '#dataProvider/types.ts';
import type { CompanyCount } from '#schemas/kernel/lists/results.ts';
import { DateRangeFilter } from '#src/kit/dates/DateRangeFilter.tsx';

interface Props {
  filter: ResultsFilter;
  companies: readonly CompanyCount[];
  onChange: (filter: ResultsFilter) => void;
}

export function ResultsFilters({ filter, companies, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box className="at-screen" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'flex-end' }}>
      <Box role="group" aria-label={translate('results.period')} sx={{ flex: '0 1 420px', minWidth: 0 }}>
        <DateRangeFilter
          label={translate('results.period')}
          from={filter.from}
          to={filter.to}
          onChange={(from, to) => onChange({ ...filter, from, to })}
        />
      </Box>
      <TextField
        select
        size="small"
        label={translate('results.company')}
        value={filter.companyId ?? ''}
        onChange={({ target }) => onChange({ ...filter, companyId: target.value === '' ? undefined : Number(target.value) })}
        sx={{ flex: '0 1 280px', minWidth: 180 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('results.allCompanies')}</MenuItem>
        {companies.map(({ id, label }) => (
          <MenuItem key={id} value={id ?? 0}>
            {label || translate('results.noCompany')}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
