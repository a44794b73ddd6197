/** Hands bytes to the browser, which saves them under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
