/** How Material UI's components look here. Colours come as CSS variables, so that one style serves light and dark. */
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
/** Surfaces over the page, such as menus and dialogs. */
const raised = { paper: { border: '1px solid var(--at-line)', boxShadow: '0 10px 30px rgb(0 0 0 / 0.12)' } };
const severities = ['success', 'info', 'warning', 'error'] as const;
const focusRing = { outline: '2px solid var(--at-primary)', outlineOffset: 2 };

export const components: Overrides = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { WebkitFontSmoothing: 'antialiased' },
      ':focus-visible': focusRing,
      'html, body, #root': { minHeight: '100%' },
      // The browser gives them a typeface of its own.
      'button, input, select, textarea': { fontFamily: 'inherit' },
      // Shown by the styles for printing.
      '.at-paper': { display: 'none' },
      // Loading indicators move even with reduced motion.
      '@media (prefers-reduced-motion: reduce)': {
        '*:not([role=progressbar], [role=progressbar] *), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // However short, a transition of one colour becomes one of everything that inherits it, element by element.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: 34, paddingInline: 14 },
      outlined: { borderColor: 'var(--at-line-strong)', color: 'var(--at-text)' },
      sizeLarge: { minHeight: 44 },
    },
    variants: [
      {
        // Destructive buttons have their colour, but are never the prominent button.
        props: { variant: 'contained', color: 'error' },
        style: {
          backgroundColor: 'var(--at-danger-soft)',
          color: 'var(--at-danger)',
          border: '1px solid currentColor',
          '&:hover': { backgroundColor: 'var(--at-danger-soft)', textDecoration: 'underline' },
        },
      },
    ],
  },
  MuiIconButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 6 }, sizeSmall: { padding: 7 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: '1px solid var(--at-line)' } } },
  MuiMenu: { styleOverrides: raised },
  MuiAutocomplete: { styleOverrides: raised },
  MuiPopover: { styleOverrides: raised },
  MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--at-line)', boxShadow: '0 24px 60px rgb(0 0 0 / 0.24)' } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 620 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: 'var(--at-text-soft)', opacity: 1 } } } },
  MuiOutlinedInput: {
    styleOverrides: { root: { background: 'var(--at-surface)' }, notchedOutline: { borderColor: 'var(--at-line-strong)' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--at-line)', paddingBlock: 9 },
      head: {
        background: 'var(--at-sunken)',
        color: 'var(--at-text-soft)',
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 42, textTransform: 'none', fontWeight: 550, paddingInline: 14, minWidth: 0 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 42 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 550 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        // In the dark, Material's own filled alerts are too pale to be read.
        variants: severities.map((severity) => ({
          props: { variant: 'filled', severity },
          style: {
            backgroundColor: `var(--mui-palette-${severity}-main)`,
            color: `var(--mui-palette-${severity}-contrastText)`,
          },
        })),
      },
    },
  },
};
