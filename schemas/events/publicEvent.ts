/** What everybody may read of an event that is for everybody (002 §2, `/event`): the answer of its call, for server and page. */
import type { LocalizedText } from '../kernel/fields/localized.ts';

/** The address of its page, below the portal's. */
export const publicEventPath = (uuid: string): string => `/event?id=${uuid}`;
/** The address within the app. */
export const appEventLink = (uuid: string): string => `atrium://activity-event/${uuid}`;

export interface PublicEvent {
  uuid: string;
  name: LocalizedText;
  tagline: LocalizedText | null;
  /** Without formatting, a paragraph per line. */
  description: LocalizedText | null;
  building: string;
  /** Of the building. */
  zone: string;
  /** ISO 8601 in UTC. */
  startAt: string;
  endAt: string;
  isFull: boolean;
  /** Those to come; `free` seats, null where there is no limit. */
  sessions: readonly { name: string; location: string | null; startAt: string; endAt: string; free: number | null }[];
}
