/** The look of the tables of a report. */
export const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& thead th': {
    color: 'text.secondary',
    fontWeight: 400,
    fontSize: '0.8125rem',
    textAlign: 'left',
    pb: 0.5,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 400, textAlign: 'left', minWidth: 140, width: '100%', py: 0.75, overflowWrap: 'anywhere' },
  '& td, & thead th:not(:first-of-type)': { pl: 2, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;
