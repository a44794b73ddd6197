/** Codes for checking in, as people hold them in their hands: a participant's own, and that of a session's poster. */

/** What the QR code of a participant holds. */
export const checkInText = (code: string): string => `atrium://activity-event-check-in/${code}`;

/** What the building learns of a code that checks somebody in. */
export interface CheckedIn {
  participantId: number;
  name: string;
  company: string | null;
  session: string;
  /** When the person came. */
  checkedInDate: string;
  /** The person had checked in before: nothing has changed. */
  again: boolean;
}
