/**
 * How a page looks on paper: without the frame around it, dark on white in both themes, everything expanded,
 * every column of a list on the sheet. `.at-screen` is for the screen only, `.at-paper` for paper only.
 */
import { theme } from './theme.ts';
import { light } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const ownVariables = Object.fromEntries(Object.entries(light).map(([name, value]) => [`--at-${kebab(name)}`, value]));

type Sheet = Record<string, Record<string, string>>;
/** Material UI's own variables as they are in the light scheme. */
const muiVariables = () =>
  (theme as unknown as { generateStyleSheets: () => Sheet[] })
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([selector]) => !selector.includes('dark'))
    .map(([, variables]) => variables);

const SCREEN_ONLY = [
  '.at-screen',
  // Above the page it is out of sight, on paper at the end of the sheet before.
  '.at-skip',
  '.at-bar',
  '.MuiModal-root',
  '.MuiSnackbar-root',
  '[role=tab][aria-selected=false]',
  '.MuiTabs-indicator',
  '.MuiTabScrollButton-root',
  '.at-skeleton',
  '.MuiIconButton-root',
  '#content nav',
  '#content button:not([role=tab], .at-sort)',
  // Links that look like buttons.
  '#content a.MuiButton-root',
  '#content input[type=checkbox]',
  '#content .MuiTableCell-paddingCheckbox',
  '#content .at-select',
  ':has(> #content) > :not(#content)',
  '#content .MuiFormControl-root:has(input[type=search])',
].join(',');

/** Made when something is printed: hardly anybody does, and every rule that comes to a page makes it look at all its elements. */
export const printStyles = () => ({
  '@page': { margin: '14mm 12mm' },
  '@page wide': { size: 'A4 landscape', margin: '12mm 10mm' },
  '@media print': {
    ':root, :root[data-theme], :root[data-theme=dark]': {
      ...Object.assign({}, ...muiVariables()),
      ...ownVariables,
      colorScheme: 'light',
      '--at-ground': '#ffffff',
      '--at-sunken': '#ffffff',
      '--at-text': '#000000',
      '--at-text-soft': '#333333',
      '--mui-palette-background-default': '#ffffff',
      '--mui-palette-text-primary': '#000000',
      '--mui-palette-text-secondary': '#333333',
    },
    'html, body': { background: '#fff !important', color: '#000', fontSize: '10pt' },
    [SCREEN_ONLY]: { display: 'none !important' },
    '.at-paper': { display: 'flex' },
    '#root *': { boxShadow: 'none !important', outline: 'none !important' },
    // Nothing keeps its place or cuts off what does not fit.
    '#content': { padding: '0 !important' },
    '#content .MuiTableContainer-root, #content .at-table-box, #content .at-fold': {
      overflow: 'visible !important',
      maxHeight: 'none !important',
      maskImage: 'none !important',
    },
    '#content section, #content div:has(> [data-rows])': { overflow: 'visible !important' },
    '#content .MuiCollapse-root': { height: 'auto !important', visibility: 'visible !important' },
    'details:not([open]) > *': { display: 'block' },
    'a, a:visited': { color: 'inherit !important', textDecoration: 'none !important' },
    // Not by `content`: Emotion refuses to see `!important` behind it, and while developing it says so by throwing.
    'a[href]::after': { display: 'none !important' },
    'section, li, tr, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    thead: { display: 'table-header-group' },
    '#content:has(tbody)': { page: 'wide' },
    '#content table': { width: '100%', fontSize: '8pt' },
    '#content th, #content td': {
      position: 'static !important',
      whiteSpace: 'normal !important',
      overflowWrap: 'anywhere',
      height: 'auto !important',
      padding: '2pt 4pt !important',
      fontSize: '8pt !important',
    },
    '#content th *, #content td *': { maxWidth: '100% !important', whiteSpace: 'normal !important' },
  },
});
