export const wholeBrowsers: readonly string[];
export const shells: readonly string[];
export function requireBrowser(): void;
