/** The Material UI theme, made from the design tokens: back-office density, quiet surfaces, our own corners and lines. */
import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, font, light, type Palette, radius } from './tokens.ts';

const paletteOf = (tokens: Palette): PaletteOptions => ({
  primary: { main: tokens.primary, dark: tokens.primaryStrong, contrastText: tokens.onPrimary },
  secondary: { main: tokens.accent, contrastText: tokens.onPrimary },
  error: { main: tokens.danger, contrastText: tokens === dark ? '#2b0d0a' : '#ffffff' },
  warning: { main: tokens.warning, contrastText: tokens === dark ? '#2a1c00' : '#ffffff' },
  success: { main: tokens.success, contrastText: tokens === dark ? '#06220f' : '#ffffff' },
  info: { main: tokens.info, contrastText: tokens === dark ? '#071c2e' : '#ffffff' },
  background: { default: tokens.ground, paper: tokens.surface },
  text: { primary: tokens.text, secondary: tokens.textSoft, disabled: tokens.textFaint },
  divider: tokens.line,
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'mui' },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  // Whoever prefers reduced motion waits for no fading either: what is closed is gone at once.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: radius },
  spacing: 8,
  typography: {
    fontFamily: font,
    fontSize: 14,
    htmlFontSize: 16,
    h1: { fontSize: '1.5rem', fontWeight: 620, lineHeight: 1.25, letterSpacing: '-0.018em' },
    h2: { fontSize: '1.125rem', fontWeight: 620, lineHeight: 1.35, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    h4: { fontSize: '0.9375rem', fontWeight: 600 },
    h5: { fontSize: '1.375rem', fontWeight: 620, lineHeight: 1.3, letterSpacing: '-0.015em' },
    h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontSize: '0.9375rem' },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.78125rem', lineHeight: 1.4 },
    overline: { fontSize: '0.71875rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 560, letterSpacing: 0 },
  },
  components,
});
