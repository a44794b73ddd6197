/** Names of the files of words: what they are for, then the language. By themselves, eighty of them would be called by the language alone. */

const WORDS = /[\\/]i18n[\\/]([\w-]+)[\\/](\w+)\.ts(?:\?area=([\w-]+))?$/;

/** What a chunk is called: words of an area, of a part or of every page; anything else as its group or first module is called. */
export function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, language, file, area] = WORDS.exec(facadeModuleId ?? '') ?? [];
  if (!language) return name;
  return ['words', area ?? (file === 'index' ? 'all' : file), language].join('-');
}
