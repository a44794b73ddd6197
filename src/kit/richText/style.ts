/** How formatted text looks, while it is written and where it is read. */

/** Headers, lists and links; sizes stay near the text around them. */
export const proseStyle = {
  overflowWrap: 'anywhere',
  '& p': { my: 0, mb: 1 },
  '& > :last-child': { mb: 0 },
  '& h1': { fontSize: '1.5rem' },
  '& h2': { fontSize: '1.3rem' },
  '& h3': { fontSize: '1.15rem' },
  '& h4': { fontSize: '1.05rem' },
  '& h5': { fontSize: '1rem' },
  '& h6': { fontSize: '0.9rem', color: 'var(--at-text-soft)' },
  '& :is(h1, h2, h3, h4, h5, h6)': { mt: 1.5, mb: 0.75, fontWeight: 600, lineHeight: 1.3 },
  '& > :is(h1, h2, h3, h4, h5, h6):first-of-type': { mt: 0 },
  '& :is(ul, ol)': { my: 0, mb: 1, pl: 3 },
  '& li > p': { mb: 0.25 },
  '& a': { color: 'var(--at-primary)' },
  '& hr': { border: 0, borderTop: '1px solid var(--at-line-strong)', my: 1.5 },
} as const;

export const frameStyle = {
  border: '1px solid',
  borderRadius: 'var(--at-radius)',
  backgroundColor: 'var(--at-surface)',
  '&:focus-within': { outline: '2px solid var(--at-primary)', outlineOffset: -1 },
} as const;

/** Over what react-admin's input says about the same elements. */
export const areaStyle = {
  '& .MuiFormHelperText-root:empty': { display: 'none' },
  '& .RaRichTextInput-editorContent .ProseMirror, & .RaRichTextInput-editorContent .ProseMirror:is(:hover, :focus)': {
    border: 0,
    backgroundColor: 'transparent',
    minHeight: '9rem',
    maxHeight: '28rem',
    overflowY: 'auto',
    px: 1.75,
    py: 1.25,
    outline: 'none',
    position: 'relative',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    ...proseStyle,
  },
  // ProseMirror's own marks: a node that is selected as a whole, the caret between two of them.
  '& .ProseMirror-separator': { display: 'inline', border: 0, m: 0, width: 0, height: 0 },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror-gapcursor': {
    display: 'none',
    position: 'absolute',
    pointerEvents: 'none',
    '&::after': {
      content: '""',
      display: 'block',
      position: 'absolute',
      top: -2,
      width: 20,
      borderTop: '1px solid currentColor',
    },
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .RaRichTextInput-editorContent .ProseMirror[contenteditable=false]': {
    color: 'var(--at-text-faint)',
    '&, &:hover, &:focus': { backgroundColor: 'transparent' },
  },
  '& .ProseMirror-selectednode': { outline: '2px solid var(--at-primary)' },
} as const;
