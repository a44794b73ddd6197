/** Codes for checking in, as people hold them in their hands: a participant's own, and that of a session's poster. */

/** What the QR code of a participant holds. */
export const checkInText = (code: string): string => `atrium://activity-event-check-in/${code}`;

/** The code in what a scanner has read or a person has typed: without the address before it, in capitals, without blanks and hyphens. */
export const codeIn = (text: string): string => (text.split('/').at(-1) ?? '').replace(/[^a-z0-9]/gi, '').toUpperCase();

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
