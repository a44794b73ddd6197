/**
 * The list with what was typed or pasted behind it: parts are split at commas, semicolons and line ends; what is there
 * already, in whatever case, is not added again.
 */
export function addTags(present: readonly string[], typed: string): string[] {
  const tags = [...present];
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part.trim();
    if (tag && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) tags.push(tag);
  }
  return tags;
}
