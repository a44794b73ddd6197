export function failuresOf(part: string, report: object, root: string): string[];
export function failuresSaid(part: string, output: string): string[];
export function failureList(failures: readonly string[]): string;
