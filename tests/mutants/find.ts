/**
 * Mutants: the product with one declaration taken out, of a schema or of an area's rules. A test that concerns it should fail, or the
 * start refuse it; where neither does, nobody would notice that the declaration had gone.
 */
import ts from 'typescript5';

/** What is taken out: a part of a schema, or of a rule. */
export const kinds = [
  'default',
  'sort',
  'filter',
  'limit',
  'when',
  'permission',
  'notice',
  'scope',
  'bound',
  'move',
  'check',
  'rule',
  'guard',
  'effect',
] as const;
export type MutantKind = (typeof kinds)[number];

export interface Mutant {
  /** From the root of the product. */
  file: string;
  kind: MutantKind;
  line: number;
  /** The declaration, in one line. */
  text: string;
  /** The place in the file, and what stands there instead. */
  from: number;
  to: number;
  instead: string;
}

/** Properties of a schema that are one declaration each, by their name. */
const single: Readonly<Record<string, MutantKind>> = {
  default: 'default',
  sort: 'sort',
  when: 'when',
  requiredWhen: 'when',
  permission: 'permission',
  readableBy: 'scope',
  sides: 'scope',
  required: 'bound',
  min: 'bound',
  max: 'bound',
  after: 'bound',
  unlessAsked: 'filter',
};
/** Properties whose own properties are declarations. */
const groups: Readonly<Record<string, MutantKind>> = {
  limits: 'limit',
  access: 'permission',
  tells: 'notice',
  scope: 'scope',
  moves: 'move',
  allow: 'check',
};
/** Properties whose elements are declarations. */
const lists: Readonly<Record<string, MutantKind>> = { filters: 'filter', validate: 'check' };

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)
    ? node.name.getText().replaceAll("'", '')
    : '';
/** The property in which a node stands directly. */
const ownerOf = (node: ts.Node): string => {
  const above = node.parent?.parent;
  return above ? nameOf(above) : '';
};

/** What is so without being declared, too. */
const saysNothing = (node: ts.Node): boolean => /^default: (?:false|0|null)$/.test(node.getText());

function kindInSchema(node: ts.Node): MutantKind | undefined {
  if (saysNothing(node)) return undefined;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return groups[ownerOf(node)] ?? single[nameOf(node)];
  const list = node.parent && ts.isArrayLiteralExpression(node.parent) ? lists[nameOf(node.parent.parent)] : undefined;
  return list && !ts.isSpreadElement(node) ? list : undefined;
}

const refuses = (node: ts.Statement): boolean => {
  const [only] = ts.isBlock(node) ? (node.statements.length === 1 ? node.statements : []) : [node];
  if (!only) return false;
  if (ts.isThrowStatement(only)) return true;
  const said = ts.isReturnStatement(only) || ts.isExpressionStatement(only) ? only.expression : undefined;
  return said !== undefined && ts.isCallExpression(said) && /^refuse/.test(said.expression.getText());
};
function kindInRules(node: ts.Node): MutantKind | undefined {
  if (ts.isIfStatement(node) && !node.elseStatement && refuses(node.thenStatement)) return 'guard';
  if (ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression)) return 'effect';
  const called = node.parent?.parent;
  const isRule = called && ts.isCallExpression(called) && called.expression.getText() === 'rulesFor' && nameOf(node) !== '';
  return isRule ? 'rule' : undefined;
}

/** Where a declaration ends: with the comma behind it, if it is one of several. */
function endOf(node: ts.Node, text: string): number {
  const comma = /^\s*,/.exec(text.slice(node.end));
  return ts.isStatement(node) || !comma ? node.end : node.end + comma[0].length;
}

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const kindOf = file.startsWith('schemas/') ? kindInSchema : kindInRules;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Mutant[] = [];
  const look = (node: ts.Node): void => {
    const kind = kindOf(node);
    if (kind)
      found.push({
        file,
        kind,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: node.getText().replace(/\s+/g, ' ').slice(0, 120),
        from: node.getStart(),
        to: endOf(node, text),
        instead: ts.isStatement(node) ? ';' : '',
      });
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

export const mutate = (text: string, { from, to, instead }: Mutant): string => text.slice(0, from) + instead + text.slice(to);

/** The same order for the same seed (mulberry32). */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const left = [...all];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}
