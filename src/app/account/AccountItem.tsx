import CheckCircle from '@mui/icons-material/CheckCircle';
import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Initials } from '#src/kit/values/Initials.tsx';

interface Props {
  name: string;
  /** Building and address; empty ones and repetitions of the name are left out. */
  lines: readonly string[];
  isCurrent: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One office centre of the switch-account dialog; the current one is ticked and cannot be chosen. */
export function AccountItem({ name, lines, isCurrent, isDisabled, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onChoose}
        disabled={isDisabled}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{ borderRadius: 1, pointerEvents: isCurrent ? 'none' : undefined }}
      >
        <ListItemIcon sx={{ minWidth: 52 }}>
          <Initials name={name} size={38} />
        </ListItemIcon>
        <ListItemText
          primary={name}
          secondary={lines.filter((line) => line && line !== name).join(' · ')}
          slotProps={{ primary: { sx: { fontWeight: 600 } } }}
        />
        {isCurrent ? <CheckCircle color="primary" titleAccess={translate('shell.currentAccount')} /> : null}
      </ListItemButton>
    </ListItem>
  );
}
