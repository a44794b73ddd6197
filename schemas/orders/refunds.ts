/**
 * How a refund falls on the lines of an order: it reads what was stored with the order and never reckons a price anew. Whatever the order in
 * which parts are given back, they add up to what was paid.
 */
import { portionOf, splitBy } from '../kernel/fields/allocate.ts';

/** Of a line as it is kept; the delivery fee is a line of one piece. */
export interface RefundableLine {
  id: string;
  quantity: number;
  /** With tax. */
  total: number;
  tax: number;
  refundedQuantity: number;
  refundedTotal: number;
  refundedTax: number;
}
export interface RefundedLine {
  line: string;
  quantity: number;
  tax: number;
  total: number;
}

const leftOf = ({ total, refundedTotal }: RefundableLine): number => total - refundedTotal;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The tax within what is given back of a line: what all of it so far has, less what it had before. */
function partOf(line: RefundableLine, quantity: number, total: number): RefundedLine {
  const after = line.refundedTotal + total;
  const tax = line.total === 0 ? 0 : portionOf(line.tax, after, line.total) - line.refundedTax;
  return { line: line.id, quantity, tax, total };
}

/** So many pieces of a line more: the last ones take all that is left of it. */
export function byPieces(line: RefundableLine, quantity: number): RefundedLine {
  const before = line.refundedQuantity;
  const isLast = before + quantity >= line.quantity;
  const portion = portionOf(line.total, before + quantity, line.quantity) - portionOf(line.total, before, line.quantity);
  return partOf(line, quantity, isLast ? leftOf(line) : Math.min(portion, leftOf(line)));
}

/** An amount, shared out by what is left of the lines, by largest remainder. It is at most what is left. */
export function byAmount(lines: readonly RefundableLine[], amount: number): RefundedLine[] {
  const parts = splitBy(amount, lines.map(leftOf));
  return lines.map((line, index) => partOf(line, 0, parts[index] as number)).filter(({ total }) => total > 0);
}

/** Everything that is left. */
export const wholly = (lines: readonly RefundableLine[]): RefundedLine[] =>
  lines
    .map((line) => partOf(line, line.quantity - line.refundedQuantity, leftOf(line)))
    .filter(({ total, quantity }) => total > 0 || quantity > 0);

/** The lines after it. */
export const afterRefund = <L extends RefundableLine>(lines: readonly L[], parts: readonly RefundedLine[]): L[] =>
  lines.map((line) => {
    const mine = parts.filter((part) => part.line === line.id);
    return {
      ...line,
      refundedQuantity: line.refundedQuantity + sumOf(mine.map(({ quantity }) => quantity)),
      refundedTotal: line.refundedTotal + sumOf(mine.map(({ total }) => total)),
      refundedTax: line.refundedTax + sumOf(mine.map(({ tax }) => tax)),
    };
  });
