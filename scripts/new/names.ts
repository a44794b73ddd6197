/** The names of something new in all their spellings, and the words of an example that they replace. */

/** `bicycle-racks` → its words; also of `bicycleRacks` and `BICYCLE_RACKS`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** One of several: `companies` → `company`, `boxes` → `box`, `racks` → `rack`. */
const singular = (word: string): string =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(ss|x|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name as it is written in each place. */
export interface Spelling {
  kebab: string;
  snake: string;
  camel: string;
  pascal: string;
  constant: string;
  sentence: string;
  lower: string;
}
function spell(words: readonly string[]): Spelling {
  const [first = '', ...rest] = words;
  return {
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: first + rest.map(upperFirst).join(''),
    pascal: words.map(upperFirst).join(''),
    constant: words.join('_').toUpperCase(),
    sentence: upperFirst(words.join(' ')),
    lower: words.join(' '),
  };
}

/** @throws if nothing is left of the name, or if it begins with a digit */
export function spellingOf(name: string): Spelling {
  const words = wordsOf(name);
  if (!/^[a-z]/.test(words[0] ?? '')) throw new Error(`'${name}' is no name: letters first, then letters, digits and hyphens`);
  return spell(words);
}
/** The name of one of them. */
export function singularOf(name: string): Spelling {
  const words = wordsOf(name);
  return spell([...words.slice(0, -1), singular(words.at(-1) ?? '')]);
}

/** Replaces words of an example, the longest first, so that `bicycle-racks` is not taken for a `bicycle-rack` and an `s`. */
export function renaming(pairs: readonly (readonly [from: string, to: string])[]): (text: string) => string {
  const to = new Map(pairs);
  const from = [...to.keys()].sort((a, b) => b.length - a.length).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(from.join('|'), 'g');
  return (text) => text.replace(pattern, (found) => to.get(found) as string);
}
