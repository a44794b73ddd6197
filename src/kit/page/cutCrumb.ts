/** 000 §2: a breadcrumb cuts titles at 30 characters with an ellipsis. */
const CRUMB_LENGTH = 30;

/** The first 30 characters, and an ellipsis when there were more. Counts what people see, not UTF-16 units. */
export function cutCrumb(title: string): string {
  const characters = [...title];
  return characters.length > CRUMB_LENGTH ? `${characters.slice(0, CRUMB_LENGTH).join('').trimEnd()}…` : title;
}
