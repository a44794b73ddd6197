/** A user agent in plain words. User agents are unreliable, so the IP address is shown beside it. */

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const first = (known: typeof browsers, text: string) => known.find(([pattern]) => pattern.test(text))?.[1];

/** The names of browser and system; undefined for what is not known. */
export const deviceOf = (userAgent: string | null): { browser?: string; system?: string } => ({
  browser: first(browsers, userAgent ?? ''),
  system: first(systems, userAgent ?? ''),
});
