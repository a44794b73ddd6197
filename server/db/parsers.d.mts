export const parsers: Readonly<Record<number, (text: string) => unknown>>;
