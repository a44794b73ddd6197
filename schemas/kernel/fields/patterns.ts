/** Named patterns of text fields (000 §5). */
export type PatternName =
  | 'name'
  | 'alphanumeric'
  | 'notNumeric'
  | 'code'
  | 'macAddress'
  | 'vehiclePlate'
  | 'domain'
  | 'host'
  | 'digits'
  | 'pinCode'
  | 'cardId';

export const patterns: Record<PatternName, RegExp> = {
  name: /^[^\s-][\p{L}\p{N}_ -]*$/u,
  alphanumeric: /^[\p{L}\p{N}]+$/u,
  notNumeric: /^(?!\d+$)/,
  code: /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
  macAddress: /^[\dA-Fa-f]{2}(:[\dA-Fa-f]{2}){5}$/,
  domain: /^(?=.{4,253}$)[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u,
  /** The name of a machine, or an IP address. */
  host: /^(?=.{1,253}$)([A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?(\.[A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?)*|[\dA-Fa-f]*:[\dA-Fa-f:.]+)$/,
  digits: /^\d+$/,
  pinCode: /^\d{6}$/,
  /** A number as it is printed on a card: `1:11572`, `077,30211`, `0A004D7603`. */
  cardId: /^[A-Za-z0-9][A-Za-z0-9_.:,-]*$/,
  vehiclePlate: /^[\p{L}\p{N}][\p{L}\p{N} -]{0,14}$/u,
};
