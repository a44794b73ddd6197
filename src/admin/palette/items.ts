import type { SvgIconComponent } from '@mui/icons-material';

export type ItemGroup = 'record' | 'recent' | 'pages' | 'actions' | 'records';
/** One line of the palette: a page to go to, or something to do. */
export interface Item {
  /** Unique in the palette; also the end of the line's id in the document. */
  key: string;
  group: ItemGroup;
  label: string;
  /** Secondary text beside the label: the kind of a record, or the group of an action. */
  note?: string;
  /** English words by which it is found in every language. */
  alias?: string;
  Icon: SvgIconComponent;
  to?: string;
  run?: () => void;
}
