import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { passwordProblems, passwordRules } from '#schemas/kernel/rights/password.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';

/** The rules of a new password, ticked off while it is typed (000 §5). */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const translate = useTranslate();
  const open = passwordProblems(password);
  // A space cannot be typed, and empty input meets no rule.
  const isMet = (rule: (typeof passwordRules)[number]) => password !== '' && !open.includes(rule);
  return (
    <Box id={id}>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        {translate('security.rulesTitle')}
      </Typography>
      <Box component="ul" sx={list}>
        {passwordRules.map((rule) => (
          <Box component="li" key={rule} sx={{ ...item, color: isMet(rule) ? 'success.main' : 'text.secondary' }}>
            {isMet(rule) ? <CheckCircle aria-hidden sx={icon} /> : <RadioButtonUnchecked aria-hidden sx={icon} />}
            <span>
              {translate(`security.rules.${rule}`)}
              <span style={visuallyHidden}> ({translate(isMet(rule) ? 'security.ruleMet' : 'security.ruleOpen')})</span>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
const item = { display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem' };
const icon = { fontSize: 16 };
