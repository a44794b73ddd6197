/** A cart as the menu of the store has it at this moment: what is in it, with its price. Nothing that somebody sends says a price. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Message } from '#schemas/kernel/fields/message.ts';
import { type CartLine, optionOf, optionText, type TakenOption } from '#schemas/orders/cart.ts';
import { leastOf, mostOf } from '#server/areas/retail/menu/choice.ts';
import { menuAt, type Store } from '#server/areas/retail/menu/shown.ts';
import type { Asking } from '#server/areas/retail/now.ts';
import { AppError } from '#server/errors/appError.ts';

type Name = Readonly<Record<string, string | null>>;
export interface ResolvedLine {
  itemId: number;
  groupId: number;
  uuid: string;
  name: Name;
  options: Name | null;
  choice: string[];
  remark: string | null;
  quantity: number;
  /** Of one piece, with its options. */
  unitPrice: number;
  /** Minutes. */
  preparationTime: number;
}

type Menu = Awaited<ReturnType<typeof menuAt>>;
type Item = Menu['menuGroups'][number]['items'][number];
/** What a thing on the menu says of its price. */
export type PricedItem = Pick<Item, 'name' | 'basePrice' | 'optionGroups'>;
type Group = Item['optionGroups'][number];

export const said = (name: Name, locale: string): string => name[locale] ?? name[fallbackLocale] ?? '';
const problem = (code: Message['code'], params?: Message['params']) =>
  new AppError('validation', { fields: { lines: params ? { code, params } : { code } } });

/** Twice the same option counts together. */
function takenOf(line: CartLine, name: string): TakenOption[] {
  const taken = new Map<string, TakenOption>();
  for (const said of line.options ?? []) {
    const one = optionOf(said);
    if (!one) throw problem('orderErrors.options', { name });
    const key = `${one.group}:${one.option}`;
    taken.set(key, { ...one, quantity: one.quantity + (taken.get(key)?.quantity ?? 0) });
  }
  return [...taken.values()];
}

/** What is taken of one group, checked against its rules. */
function checkGroup(group: Group, taken: readonly TakenOption[], name: string): void {
  const pieces = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { option, quantity } of taken) {
    const found = group.options.find(({ id }) => id === option);
    if (!found?.available || quantity > found.quantity) throw problem('orderErrors.options', { name });
  }
  if (!taken.length && !group.required) return;
  const choice = { ...group, required: true };
  const available = group.options.filter((one) => one.available);
  const [least, most] = [leastOf(choice), mostOf(choice, available)];
  if (taken.length < least.options || pieces < least.pieces || taken.length > most.options || pieces > most.pieces)
    throw problem('orderErrors.options', { name });
}

/** One piece of a line with its options. Throws AppError validation (`lines`) where they break the rules of the item. */
export function pieceOf(item: PricedItem, line: CartLine, locale: LocaleCode) {
  const name = said(item.name as Name, locale);
  const taken = takenOf(line, name);
  const groups = new Map<number, Group>(item.optionGroups.map((group) => [Number(group.id), group]));
  if (taken.some(({ group }) => !groups.has(group))) throw problem('orderErrors.options', { name });
  for (const [id, group] of groups)
    checkGroup(
      group,
      taken.filter((one) => one.group === id),
      name,
    );
  const options = taken.map((one) => {
    const found = groups.get(one.group)?.options.find(({ id }) => id === one.option) as Group['options'][number];
    return { ...one, name: found.name as Name, price: Number(found.price) };
  });
  const words = (code: string) =>
    options.map(({ name: option, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${said(option, code)}`).join(', ');
  return {
    unitPrice: Number(item.basePrice) + options.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    options: options.length ? Object.fromEntries(localeCodes.map((code) => [code, words(code)])) : null,
    choice: taken.map(optionText),
  };
}

/**
 * @throws AppError validation (`lines`) for what is not on the menu now, is sold out, or is chosen otherwise than its options allow
 */
export async function resolveCart(
  asking: Asking,
  store: Store,
  lines: readonly CartLine[],
  locale: LocaleCode,
): Promise<ResolvedLine[]> {
  if (!lines.length) throw problem('required');
  const menu = await menuAt(asking, store, Date.now());
  const items = new Map(menu.menuGroups.flatMap((group) => group.items).map((item) => [item.uuid, item]));
  const uuids = lines.map(({ opcItemUuid }) => opcItemUuid.toLowerCase()).filter((uuid) => UUID.test(uuid));
  const ids = await asking.db.query<{ id: number; uuid: string; groupId: number }>(sql`
    select id::int as id, uuid, opc_menu_group_id::int as "groupId" from opc_items
    where retail_store_id = ${store.id} and uuid = any(${sql.param(uuids)}::uuid[])`);
  const idOf = new Map(ids.map((one) => [one.uuid, one]));
  const wanted = new Map<string, number>();
  return lines.map((line) => {
    const uuid = line.opcItemUuid.toLowerCase();
    const [item, known] = [items.get(uuid), idOf.get(uuid)];
    if (!item || !known) throw problem('orderErrors.notOnMenu');
    const name = said(item.name as Name, locale);
    wanted.set(uuid, (wanted.get(uuid) ?? 0) + line.quantity);
    const { remainingQuantity: left } = item;
    if (!item.canOrder) throw problem('orderErrors.soldOut', { name });
    if (left !== null && (wanted.get(uuid) as number) > left) throw problem('orderErrors.fewLeft', { name, left });
    return {
      itemId: known.id,
      groupId: known.groupId,
      uuid,
      name: item.name as Name,
      quantity: line.quantity,
      remark: line.remark?.trim() || null,
      preparationTime: item.preparationTime ?? 0,
      ...pieceOf(item, line, locale),
    };
  });
}
