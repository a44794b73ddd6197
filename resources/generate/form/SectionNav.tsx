/** The sections of a long form beside it, where there is room: each leads to its card. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';

/** Forms with fewer are seen at a glance. */
export const LONG_FORM = 5;
/** The card of a section, to be led to. */
export const sectionId = (section: string): string => `section-${section}`;

export function SectionNav({ sections }: { sections: readonly { section: string; title: string }[] }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('steps.sections')} sx={nav}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {sections.map(({ section, title }) => (
          <li key={section}>
            <Link
              component="button"
              type="button"
              underline="hover"
              onClick={() => {
                const card = document.getElementById(sectionId(section));
                card?.scrollIntoView({ block: 'start' });
                card
                  ?.querySelector<HTMLElement>('input, textarea, button, [contenteditable=true]')
                  ?.focus({ preventScroll: true });
              }}
              sx={{ py: 0.5, textAlign: 'left', color: 'text.secondary', fontSize: '0.8125rem' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const nav = {
  display: 'none',
  '@media (min-width: 1280px)': { display: 'block' },
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  pl: 2,
  borderLeft: '1px solid var(--at-line)',
};
