/** In a workbook `_x0041_` stands for the character of that code; a text that has it is written with its first character as such a code. */

const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

export const escapedText = (text: string): string => text.replace(ESCAPE, '_x005F_');
