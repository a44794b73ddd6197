/**
 * The list with typed or pasted text appended: it is split at commas, semicolons and line ends; entries that exist
 * already, ignoring case, are skipped.
 */
export function addTags(present: readonly string[], typed: string): string[] {
  const tags = [...present];
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part.trim();
    if (tag && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) tags.push(tag);
  }
  return tags;
}
