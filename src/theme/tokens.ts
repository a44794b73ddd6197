/**
 * The design tokens: one truth for the MUI theme (`theme.ts`) and for the plain CSS of pages without sign-in
 * (`virtual:atrium/tokens.css`). Verdigris on stone, with brass as the accent. Text colours reach WCAG AA on every
 * surface they stand on.
 */
export interface Palette {
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  /** A wash of the primary colour behind selected things. */
  primarySoft: string;
  accent: string;
  ground: string;
  surface: string;
  /** A recessed surface: the side menu, table heads. */
  sunken: string;
  text: string;
  textSoft: string;
  /** Text of disabled elements; still legible. */
  textFaint: string;
  line: string;
  /** Lines that carry meaning, such as the border of an input: 3:1 at least. */
  lineStrong: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
  successSoft: string;
  warningSoft: string;
  dangerSoft: string;
  infoSoft: string;
}

export const light: Palette = {
  primary: '#1d5a54',
  primaryStrong: '#12423d',
  onPrimary: '#ffffff',
  primarySoft: '#e1ece9',
  accent: '#8a5a14',
  ground: '#f5f4f0',
  surface: '#ffffff',
  sunken: '#faf9f6',
  text: '#1b2321',
  textSoft: '#525d59',
  textFaint: '#666f6b',
  line: '#e2e0d9',
  lineStrong: '#7f8884',
  success: '#1f6b3f',
  warning: '#855100',
  danger: '#b3261e',
  info: '#24567f',
  successSoft: '#e3f1e7',
  warningSoft: '#fbeed6',
  dangerSoft: '#fbe6e3',
  infoSoft: '#e3edf6',
};

export const dark: Palette = {
  primary: '#86c9bd',
  primaryStrong: '#a8ddd3',
  onPrimary: '#0b2420',
  primarySoft: '#20403b',
  accent: '#e2b36b',
  ground: '#101514',
  surface: '#171e1c',
  sunken: '#131918',
  text: '#e8edea',
  textSoft: '#a7b2ad',
  textFaint: '#8d9893',
  line: '#2a3431',
  lineStrong: '#75817c',
  success: '#7fcf9b',
  warning: '#e9b765',
  danger: '#f2988f',
  info: '#92bfe6',
  successSoft: '#1b3424',
  warningSoft: '#3a2c12',
  dangerSoft: '#42201d',
  infoSoft: '#1a3145',
};

export const font =
  "'Inter Variable', Inter, 'PingFang HK', 'PingFang TC', 'PingFang SC', 'Noto Sans CJK TC', 'Noto Sans TC', 'Microsoft JhengHei', 'Microsoft YaHei', system-ui, sans-serif";
/** Corner radius in pixels. */
export const radius = 6;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--at-${kebab(name)}:${value};`)
    .join('');

/** The tokens as CSS: `--at-primary` and so on; `data-theme` on the root element chooses the palette. */
export const cssVariables = (): string =>
  `:root{color-scheme:light;--at-radius:${radius}px;--at-font:${font};${declarations(light)}}` +
  `:root[data-theme=dark]{color-scheme:dark;${declarations(dark)}}`;
