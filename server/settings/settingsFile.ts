/** Checks of a settings file: each takes a value and its path, and returns the value or reports what is wrong. */
import { ConfigError } from './configError.ts';

export type Check<T> = (value: unknown, at: string) => T;

export const refuse = (at: string, wants: string): never => {
  throw new ConfigError(`${at} must be ${wants}.`);
};
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of up to 500 characters that is not blank. */
export const text: Check<string> = (value, at) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 500 ? value : refuse(at, 'a text of up to 500 characters');

/** A page of the portal, a web page, or a mail or phone link: never a script. */
export const link: Check<string> = (value, at) => {
  const wants = 'a path of the portal, or an address that starts with https://, http://, mailto: or tel:';
  if (typeof value !== 'string' || /[\s\\\p{Cc}]/u.test(value)) return refuse(at, wants);
  if (value.startsWith('/') && !value.startsWith('//')) return value;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? value : refuse(at, wants);
};

/** @param wants the meaning of the pattern, in words */
export const matching =
  (pattern: RegExp, wants: string): Check<string> =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(at, wants);

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value, at) =>
    value === null ? null : check(value, at);

export const list =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value, at) =>
    Array.isArray(value) && value.length <= 50
      ? value.map((one, index) => check(one, `${at}[${index}]`))
      : refuse(at, 'a list of up to 50 entries');

/** An object of exactly these entries; a missing one is taken from `defaults`, if given. */
export function shape<T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }, defaults?: T): Check<T> {
  return (value, at) => {
    if (!isObject(value)) return refuse(at, 'an object');
    const names = Object.keys(checks) as (keyof T & string)[];
    const foreign = Object.keys(value).find((name) => !names.includes(name as keyof T & string));
    if (foreign) refuse(`${at}.${foreign}`, `left out; known are ${names.join(', ')}`);
    const entries = names.map((name) => {
      if (value[name] === undefined && defaults) return [name, defaults[name]];
      return [name, checks[name](value[name], `${at}.${name}`)];
    });
    return Object.fromEntries(entries) as T;
  };
}
