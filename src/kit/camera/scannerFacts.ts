/** How the QR scanner looks for codes (000 §2), and why it may fail to. */

export const SCANNER = {
  /** The rear camera; a device that has another one only gives that. */
  facingMode: 'environment',
  framesPerSecond: 10,
  /** Side of the square that is searched, in pixels. */
  box: 250,
} as const;

/** Part of a small video that is searched: what is left around it shows the frame. */
const SHARE = 0.8;
/** html5-qrcode refuses less. */
const MIN_BOX = 50;

/** The searched square in a video of this size, in pixels: 250, or less where that does not fit. */
export function scanBox(width: number, height: number): { width: number; height: number } {
  const shorter = Math.min(width, height);
  const side = shorter > SCANNER.box ? SCANNER.box : Math.max(MIN_BOX, Math.floor(shorter * SHARE));
  return { width: side, height: side };
}

export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure' | 'failed';

/**
 * Why there is no camera, by the error of the browser or of the library.
 * @param isSecure the page may ask for cameras at all
 */
export function cameraProblem(error: unknown, isSecure: boolean): CameraProblem {
  if (!isSecure) return 'insecure';
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  const text = `${name} ${message} ${typeof error === 'string' ? error : ''}`;
  if (/NotAllowed|PermissionDenied|Permission denied|Security/i.test(text)) return 'refused';
  if (/NotFound|DevicesNotFound|Overconstrained|No camera/i.test(text)) return 'none';
  if (/NotReadable|TrackStart|in use|AbortError/i.test(text)) return 'busy';
  return 'failed';
}
