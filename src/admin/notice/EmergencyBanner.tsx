import Campaign from '@mui/icons-material/CampaignOutlined';
import Check from '@mui/icons-material/Check';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { type Emergency, type Reply, useEmergency, useReply } from './useEmergency.ts';

const ANSWERS: readonly (readonly [Reply, string])[] = [
  ['SAFE', 'shell.emergencySafe'],
  ['NEEDS_HELP', 'shell.emergencyHelp'],
];

const PAGE = '/emergency-broadcasts';

/** Shows nothing while there is no emergency. */
export default function EmergencyBanner() {
  const told = useEmergency();
  return told ? <Told key={told.uuid} told={told} /> : null;
}

/** Takes over the top of every page, and stays there while the page scrolls: what has happened, and whether the person is safe. */
function Told({ told }: { told: Emergency }) {
  const translate = useTranslate();
  const locale = useLocale();
  const send = useReply(told);
  const { side, permissions } = useSession();
  // The building's team sees who needs help.
  const isTeam = side === 'building' && permissions.includes('ANNOUNCEMENT_VIEW');
  return (
    <Alert
      severity="error"
      variant="filled"
      role="alert"
      icon={<Campaign />}
      square
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: (theme) => theme.zIndex.appBar + 1,
        px: { xs: 2, md: 3 },
        maxHeight: '60dvh',
        overflow: 'auto',
      }}
    >
      <AlertTitle sx={{ fontWeight: 600 }}>{readIn(told.title, locale)}</AlertTitle>
      {readIn(told.message, locale)}
      <Box
        role="group"
        aria-label={translate('shell.emergencyQuestion')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
      >
        {ANSWERS.map(([reply, label]) => (
          <Button
            key={reply}
            size="small"
            variant="contained"
            color="inherit"
            startIcon={told.reply === reply ? <Check /> : undefined}
            aria-pressed={told.reply === reply}
            onClick={() => send(reply)}
            sx={{ bgcolor: 'background.paper', color: 'text.primary', '&:hover': { bgcolor: 'background.default' } }}
          >
            {translate(label)}
          </Button>
        ))}
        {isTeam && (
          <Button size="small" color="inherit" component={Link} to={`${PAGE}/${told.id}?tab=answers`}>
            {translate('shell.emergencyAnswers')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
