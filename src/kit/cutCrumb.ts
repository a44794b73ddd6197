/** 000 §2: a breadcrumb cuts titles at 30 characters with an ellipsis. */
export const CRUMB_LENGTH = 30;

/** The first 30 characters, and an ellipsis when there were more. Counts what people see, not UTF-16 units. */
export function cutCrumb(title: string, length = CRUMB_LENGTH): string {
  const characters = [...title];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : title;
}
