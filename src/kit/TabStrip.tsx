import './tabStrip.css';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatCount } from '#i18n/formatCount.ts';

export interface TabItem {
  code: string;
  label: string;
  /** Shown behind the label; undefined while it is not known. */
  count?: number;
  /** There are more than `count`. */
  capped?: boolean;
}
interface Props {
  items: readonly TabItem[];
  value: string;
  onChange: (code: string) => void;
  label: string;
  /** The id of the panel that the tabs switch. */
  panel: string;
  /** A strip of pills below a strip of tabs. */
  sub?: boolean;
}

/** A status tab strip with counts (000 §2); arrow keys move between the tabs. */
export function TabStrip({ items, value, onChange, label, panel, sub = false }: Props) {
  return (
    <Tabs
      value={value}
      onChange={(_, code: string) => onChange(code)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={label}
      sx={sub ? pills : strip}
    >
      {items.map(({ code, label: text, count, capped }) => (
        <Tab
          key={code}
          value={code}
          disableRipple
          aria-controls={panel}
          label={
            <span className="at-tab">
              {/* The space keeps label and number apart in the tab's accessible name. */}
              {`${text} `}
              {count !== undefined && <span className="count">{formatCount(count, capped)}</span>}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

const base = { textTransform: 'none', letterSpacing: 0, fontSize: '0.875rem', minWidth: 0 };
const strip = {
  minHeight: 44,
  borderBottom: '1px solid var(--at-line)',
  '& .MuiTab-root': { ...base, minHeight: 44, px: 2, py: 0, fontWeight: 600 },
};
const pills = {
  minHeight: 32,
  my: 1,
  mx: 1.5,
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { ...base, minHeight: 32, px: 1.5, py: 0, borderRadius: '16px', fontWeight: 500, fontSize: '0.8125rem' },
  '& .MuiTab-root.Mui-selected': { bgcolor: 'var(--at-primary-soft)', color: 'var(--at-primary-strong)', fontWeight: 600 },
  '& .MuiTab-root.Mui-selected .count': { bgcolor: 'transparent' },
};
