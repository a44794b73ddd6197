/** Which stored files the portal shows itself, and as what: never as a page, whatever lies in them. */
export const PDF = 'application/pdf';

const types: Readonly<Record<string, string>> = { pdf: PDF, jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** The type as which a file of that name is shown; undefined: it is downloaded. */
export const shownAs = (name: string): string | undefined => types[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** Pictures always; documents where the browser has a viewer for them. */
export const canShow = (type: string): boolean => type !== PDF || navigator.pdfViewerEnabled !== false;
