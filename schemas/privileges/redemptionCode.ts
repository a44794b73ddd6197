/** The code of a claimed privilege, as its owner shows it and a store reads it. */

/** What the QR code holds. */
export const redemptionText = (code: string): string => `atrium://privilege/${code}`;
