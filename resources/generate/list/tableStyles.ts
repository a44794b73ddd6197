/** How the cells of a list look. */

/** More room at the outer edges of the table. */
export const edge = (index: number, count: number, selects: boolean, align?: 'right') => ({
  pl: index === 0 && !selects ? 2 : undefined,
  // Figures end where the next column's text begins: they need a gap.
  pr: index === count - 1 ? 2 : align === 'right' ? 4 : undefined,
});

/** The arrow of an unsorted column appears on hover, and takes no room before. */
export const quietSort = { position: 'relative', '& .MuiTableSortLabel-icon': { position: 'absolute', right: -22 } };

export const head = {
  bgcolor: 'var(--at-sunken)',
  color: 'text.secondary',
  fontWeight: 600,
  fontSize: '0.8125rem',
  whiteSpace: 'normal',
  lineHeight: 1.25,
  height: 42,
  px: 1,
  py: 0.5,
  borderBottom: '1px solid var(--at-line)',
};

export const cell = {
  whiteSpace: 'nowrap',
  height: 44,
  fontSize: '0.8125rem',
  px: 1,
  py: 0.75,
  borderBottom: '1px solid var(--at-line)',
};

export const closeCell = { height: 32, py: 0.125 };

/** Where the table scrolls sideways, the name and the status of a row stay in view. */
const seen = (side: 'left' | 'right') => ({
  '[data-wide] &': { position: 'sticky', [side]: 0, zIndex: 1, bgcolor: 'background.paper' },
  '[data-wide] thead &': { zIndex: 3, bgcolor: 'var(--at-sunken)' },
  '[data-wide] .Mui-selected &': { bgcolor: 'var(--at-primary-soft)' },
});
export const pinned = (index: number, isStatus: boolean) => (index === 0 ? seen('left') : isStatus ? seen('right') : undefined);
