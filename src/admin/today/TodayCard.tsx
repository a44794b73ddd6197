import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';

interface Props {
  title: string;
  /** Secondary text beside the title. */
  note?: string;
  /** At the right end of the header: the link to the whole list. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** The frame of a widget: its title, the way to the whole list, what it shows. */
export function TodayCard({ title, note, more, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          columnGap: 1,
          flexWrap: 'wrap',
          px: { xs: 2, sm: 2.5 },
          pt: 1,
          pb: 0.5,
        }}
      >
        <Typography id={id} component="h2" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
          {title}
        </Typography>
        {note && (
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {note}
          </Typography>
        )}
        {more && (
          <Link component={RouterLink} to={more.to} sx={{ ml: 'auto', fontSize: '0.8125rem', fontWeight: 560 }}>
            {more.label}
          </Link>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** What a card says when it has nothing to show. */
export const MutedText = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', px: { xs: 2, sm: 2.5 }, pb: 2.25, pt: 0.25 }}>
    {children}
  </Typography>
);

const card = {
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  overflow: 'hidden',
};
