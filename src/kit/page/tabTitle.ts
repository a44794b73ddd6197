/** 000 §2: the title of the browser tab. */
export const tabTitle = (title: string): string => `${title} · Atrium`;
