/** Parts of a link under other names (`partOf`): as SQL over the link, and what they look like. */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { linkTypes, openIns, type SaidPart } from '#schemas/kernel/fields/linkTypes.ts';
import { type JsonSchema, string } from './kind.ts';

const address = (link: string) => `coalesce(${link}->>'url', ${link}->>'iosUrl', ${link}->>'phone', ${link}->>'email')`;

/** @param link an expression of type jsonb, null where there is no link */
export function partSql(link: string, part: SaidPart): string {
  if (part === 'url') return address(link);
  if (part === 'url2') return `coalesce(${link}->>'url2', ${link}->>'androidUrl')`;
  if (part !== 'urls') return `${link}->>'${part}'`;
  const english = `jsonb_strip_nulls(jsonb_build_object('${fallbackLocale}', ${address(link)}))`;
  return `case when ${link}->>'type' is not null then ${english} || coalesce(${link}->'urls', '{}'::jsonb) end`;
}

export const addressesJson: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(localeCodes.map((code) => [code, string()])),
};

export function partJson(part: SaidPart): JsonSchema {
  if (part === 'urls') return addressesJson;
  if (part === 'type') return { type: 'string', enum: [...linkTypes] };
  return part === 'openIn' ? { type: 'string', enum: [...openIns] } : string();
}
