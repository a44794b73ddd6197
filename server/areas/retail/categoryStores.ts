/** Which stores stand in which categories: one set of rows, written by the forms of both. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';

type Side = 'opc_category_id' | 'retail_store_id';
interface Links {
  /** Whose links they are, and to what. */
  of: Side;
  id: number;
  officeCentreId: number;
  /** In the order of the form. */
  to: readonly number[];
}

/** Afterwards the record is linked to these and to no others; what it was linked to before keeps its place. */
export async function linkTo(tx: Transaction, { of, id, officeCentreId, to }: Links): Promise<void> {
  const [own, other] = of === 'opc_category_id' ? [of, 'retail_store_id'] : [of, 'opc_category_id'];
  const [ownColumn, otherColumn] = [sql.raw(own), sql.raw(other as Side)];
  await tx.query(
    sql`delete from opc_category_stores where ${ownColumn} = ${id} and not (${otherColumn} = any(${idList([...to])}))`,
  );
  if (!to.length) return;
  await tx.query(sql`
    insert into opc_category_stores (office_centre_id, ${ownColumn}, ${otherColumn})
    select ${officeCentreId}, ${id}, linked from unnest(${idList([...to])}) with ordinality as l(linked, place) order by place
    on conflict do nothing`);
}
