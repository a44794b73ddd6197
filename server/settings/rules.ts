/** What a setting can hold: each rule is a yup schema of the variable's text that says in words what it accepts. */
import ipaddr from 'ipaddr.js';
import { type StringSchema, string } from 'yup';

/** The schema of a setting before it is described. */
type Rule = StringSchema<string | undefined>;

/** The parts of a comma-separated list. */
export const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Any text. */
export const anyText = (takes: string): Rule => string().meta({ takes });

export const wholeNumber = (min: number, max: number): Rule =>
  string()
    .meta({ takes: `a whole number from ${min} to ${max}` })
    .test({
      test: (value) => value === undefined || (Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max),
      message: ({ path, value }) => `${path} is '${value}'; it takes a whole number from ${min} to ${max}.`,
    });

/** A part of all: from 0 to 1. */
export const share: Rule = string()
  .meta({ takes: 'a number from 0 to 1' })
  .test({
    test: (value) => value === undefined || (value.trim() !== '' && Number(value) >= 0 && Number(value) <= 1),
    message: ({ path, value }) => `${path} is '${value}'; it takes a number from 0 to 1.`,
  });

export const oneOf = (values: readonly string[]): Rule =>
  string()
    .meta({ takes: `one of ${values.join(', ')}` })
    .oneOf([...values, undefined], ({ path, value }) => `${path} is '${value}'; it takes one of ${values.join(', ')}.`);

/** An address of one of these protocols. The message does not repeat it: it may contain a password. */
export function address(...protocols: readonly string[]): Rule {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return string()
    .meta({ takes: `an address that starts with ${starts}` })
    .test({
      test: (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
      message: ({ path }) => `${path} is no address that starts with ${starts}.`,
    });
}

/** A comma-separated list of valid parts. */
export const many = (takes: string, fits: (one: string) => boolean): Rule =>
  string()
    .meta({ takes: `${takes}, with commas between` })
    .test({
      test: (value) => listOf(value).every(fits),
      message: ({ path, value }) =>
        `${path} has '${listOf(value).find((one) => !fits(one))}'; it takes ${takes}, with commas between.`,
    });

/** An IP address in its usual notation: all four numbers, nothing in octal. */
export const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
/** An IP address, or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean =>
  isAddress(text.split('/')[0] as string) && (!text.includes('/') || ipaddr.isValidCIDR(text));
/** A name without port. */
export const isHostName = (text: string): boolean => /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(text);
/** An address with a port if it is not 53, as `dns.setServers` takes it. */
export function isNameServer(text: string): boolean {
  const [, host = text, port = '53'] = /^(?:\[([\da-f:.]+)\]|([\d.]+)):(\d{1,5})$/i.exec(text)?.filter(Boolean) ?? [];
  return isAddress(host) && Number(port) >= 1 && Number(port) <= 65_535;
}
