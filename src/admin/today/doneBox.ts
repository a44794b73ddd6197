/** The look of good news: nothing is left to do. */
export const doneBox = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderRadius: 'var(--at-radius)',
  bgcolor: 'var(--at-success-soft)',
  color: 'var(--at-success)',
  fontWeight: 560,
};
