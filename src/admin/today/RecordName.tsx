import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordLink } from './links.ts';

/** What a record is called, as a link to its page where the session may open it. */
export function RecordName({ entity, id, label }: { entity: Entity; id: number | string; label: string }) {
  const to = recordLink(useSession(), entity, id);
  return to ? (
    <Link component={RouterLink} to={to} sx={name}>
      {label}
    </Link>
  ) : (
    <Box component="span" sx={name}>
      {label}
    </Box>
  );
}

const name = { fontWeight: 560 };
