/** The code in what a scanner has read or a person has typed: without the address before it, in capitals, without blanks and hyphens. */
export const codeIn = (text: string): string => (text.split('/').at(-1) ?? '').replace(/[^a-z0-9]/gi, '').toUpperCase();
