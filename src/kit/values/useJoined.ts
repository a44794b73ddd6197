import { useTranslate } from 'ra-core';

/** Puts the parts of a list into one line, as the language writes lists: `Car, Motorcycle`, `汽車、電單車`. */
export function useJoined(): (parts: readonly string[]) => string {
  const separator = useTranslate()('kit.separator');
  return (parts) => parts.join(separator);
}
