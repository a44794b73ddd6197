/** Which stored files the portal previews, and with which content type: never as HTML, whatever they contain. */
export const PDF = 'application/pdf';

const types: Readonly<Record<string, string>> = { pdf: PDF, jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** The type as which a file of that name is shown; undefined: it is downloaded. */
export const shownAs = (name: string): string | undefined => types[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** Pictures always; documents where the browser has a viewer for them. */
export const canShow = (type: string): boolean => type !== PDF || navigator.pdfViewerEnabled !== false;
