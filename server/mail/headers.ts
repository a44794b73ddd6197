/** What mail programs read beside the message. */

/** Nobody is there to read an answer that a machine gives, such as “out of office” (RFC 3834; the second is what Exchange heeds). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Its value is put as it is: a mail program must find the address in one piece. */
const asItIs = (value: string) => ({ prepared: true, value });

/** A receiver who may choose can do so from the mail program, with one click (RFC 2369, 8058: over https alone). */
export const headersOf = ({ unsubscribe }: { unsubscribe?: string | null } = {}) => ({
  ...AUTOMATIC,
  ...(unsubscribe ? { 'List-Unsubscribe': asItIs(`<${unsubscribe}>`) } : {}),
  ...(unsubscribe?.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
});
