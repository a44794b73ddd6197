/** The bar with the buttons of a form, which stays in view. */
export const buttonBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: '1px solid var(--at-line)',
};
