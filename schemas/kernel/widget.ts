/** A part of the page Today, declared by the area that it tells of. */
import type { Needs } from './access.ts';

export interface Widget {
  name: string;
  screen: 'today';
  needs: Needs;
  order: number;
  kind: string;
}
