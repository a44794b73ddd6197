import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';

const NoticesButton = latePart(() => withTexts('channels', import('./NoticesButton.tsx')), { quiet: true });

const LOOK_MS = 2_000;

/** The place of the bell, which comes when the page has what it has asked for: nothing waits for it. */
export default function NoticesSlot() {
  const client = useQueryClient();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (isLater) return;
    const timer = setInterval(() => setLater(client.isFetching() === 0), LOOK_MS);
    return () => clearInterval(timer);
  }, [client, isLater]);
  return <Box sx={{ minWidth: 40 }}>{isLater ? <NoticesButton /> : null}</Box>;
}
