/** People below each other, one line each: their name, where they work, what the list says of them. */
export const peopleList = (isBusy: boolean) => ({ listStyle: 'none', m: 0, p: 0, opacity: isBusy ? 0.55 : 1 }) as const;
export const personLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 1,
  borderTop: '1px solid var(--at-line)',
} as const;
