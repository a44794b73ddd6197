/** The ids of operations in the API's document. */

/** `getOfficeCentresOfficeCentreIdUsers`; whether parameters stand in braces or behind colons. */
export const operationIdOf = (method: string, path: string): string =>
  `${method.toLowerCase()}${path
    .replace(/^\/api(?=\/)/, '')
    .replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '')}`;
