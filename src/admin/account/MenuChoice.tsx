import Check from '@mui/icons-material/Check';
import { ListItemIcon, ListItemText, MenuItem, type MenuItemProps } from '@mui/material';

interface Props extends Omit<MenuItemProps, 'children'> {
  label: string;
  isChosen: boolean;
}

/** One of several choices in a menu; the chosen one is ticked. Its other properties come from the menu around it. */
export function MenuChoice({ label, isChosen, ...item }: Props) {
  return (
    <MenuItem role="menuitemradio" aria-checked={isChosen} {...item}>
      <ListItemIcon>{isChosen ? <Check fontSize="small" color="primary" /> : null}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
