/** The columns of an upload: those that a person may fill in, those that must be there, and what is wrong with their declaration. */
import type { Entity } from '../entity/entity.ts';
import { type Field, isOneReference, traitsOf, wireKey } from '../fields/field.ts';
import { inputNames, isRequired } from '../rules/validate.ts';
import type { Upload } from './upload.ts';

/** The form by which the rows are checked. */
export const formOf = ({ does = 'create' }: Pick<Upload, 'does'>) =>
  does === 'create' || does === 'files' ? 'create' : 'update';

/** The columns that a person's spreadsheet may have: what names the record, and what the form would show that person. */
export function uploadColumns(entity: Entity, upload: Upload, session?: Parameters<typeof inputNames>[2]): string[] {
  const shown = new Set(inputNames(entity, formOf(upload), session));
  return [...(upload.key ? [upload.key] : []), ...upload.columns.filter((name) => shown.has(name))];
}

/** A column that must be there: what names the record; for a new one, what the form would not let the person leave out. */
export const isNeeded = (entity: Entity, upload: Pick<Upload, 'key'>, name: string): boolean =>
  upload.key
    ? name === upload.key
    : isRequired(entity, 'create', name) && entity.fields[name]?.default === undefined && !entity.fields[name]?.when;

/** Names of the columns by the key under which their messages come from the form's check. */
export const columnOfWire = (entity: Entity, columns: readonly string[]): ReadonlyMap<string, string> =>
  new Map(columns.flatMap((name) => [[wireKey(name, entity.fields[name] as Field), name] as const, [name, name] as const]));

/** The columns that the name of a file holds, in their order. */
export const partsOf = (as: string): string[] => [...as.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

/** How files are named, in words: the message under `errors.` and its values. */
export const fileNameRule = ({ named, example }: Pick<Upload, 'named' | 'example'>) => ({
  code: named?.says?.[named.file] ?? 'fileName',
  params: { example: example?.[named?.file ?? ''] ?? '' },
});

/** What is wrong with how a row names its record. */
function keyProblems(entity: Entity, { does, key, columns }: Upload): string[] {
  if (formOf({ does }) === 'create') return key === undefined ? [] : ['makes records and names a key'];
  const field = entity.fields[key ?? ''];
  const problems: string[] = [];
  if (!field?.unique || field.via) problems.push(`lacks a unique key: '${key}'`);
  if (key && columns.includes(key)) problems.push(`changes '${key}', by which it finds its records`);
  if (!entity.api.verbs.update) problems.push('changes records that nobody may change');
  for (const column of columns) if (entity.fields[column]?.via) problems.push(`changes '${column}', which stands elsewhere`);
  return problems;
}

/** What is wrong with what the rows of files are asked for. */
function askedProblems({ named, columns }: Upload): string[] {
  const { asks = [], forAll = [], file = '', as = '' } = named ?? {};
  return [
    ...asks.filter((one) => !columns.includes(one)).map((one) => `asks for '${one}', which is no column`),
    ...asks.filter((one) => one === file || partsOf(as).includes(one)).map((one) => `asks for '${one}', which the files say`),
    ...forAll.filter((one) => !asks.includes(one)).map((one) => `gives '${one}' to all rows, which none is asked for`),
  ];
}

function columnProblems(entity: Entity, upload: Upload, byName: ReadonlyMap<string, Entity>): string[] {
  const problems: string[] = [];
  const inForm = inputNames(entity, formOf(upload));
  for (const column of upload.columns) {
    const field = entity.fields[column] as Field | undefined;
    if (!inForm.includes(column)) problems.push(`names the column '${column}', which the ${formOf(upload)} form lacks`);
    else if (field && upload.does !== 'pictures' && column !== upload.named?.file && !traitsOf(field).inCell)
      problems.push(`cannot read '${column}' from a cell`);
    if (!isOneReference(field)) continue;
    // Another reference of the row is found first. What narrows the choice only while it has a value may have none in a new row.
    const wired = [
      ...columnOfWire(
        entity,
        upload.columns.filter((one) => isOneReference(entity.fields[one])),
      ).keys(),
    ];
    const depends = (value: unknown) =>
      typeof value === 'string' &&
      value.startsWith('$record') &&
      !value.endsWith('?') &&
      !wired.includes(value.slice('$record.'.length));
    if (Object.values(field.pick ?? {}).some(depends)) problems.push(`cannot pick '${column}' by the rest of its row`);
    for (const one of upload.by?.[column] ?? [])
      if (one !== 'uuid' && !byName.get(field.to)?.fields[one])
        problems.push(`recognises '${column}' by '${one}', which ${field.to} lacks`);
  }
  const needed = upload.key ? [] : inForm.filter((name) => isNeeded(entity, upload, name));
  for (const column of needed) if (!upload.columns.includes(column)) problems.push(`lacks the required column '${column}'`);
  const { named } = upload;
  if ((upload.does === 'files') !== (named !== undefined))
    problems.push('makes records of files, or does not, and says the opposite');
  for (const column of named ? [named.file, ...partsOf(named.as), ...Object.keys({ ...named.says, ...named.leaves })] : [])
    if (!upload.columns.includes(column)) problems.push(`reads '${column}' from the name of a file, which is no column`);
  problems.push(...askedProblems(upload));
  if (named && !upload.example?.[named.file]) problems.push('has no example of the name of a file');
  const [picture, another] = upload.columns;
  const held = entity.fields[picture ?? ''];
  if (upload.does === 'pictures' && (another || !(held && traitsOf(held).picture)))
    problems.push('needs one column, of a picture');
  return problems;
}

/** What is wrong with the declarations, for `checkSchemas`. */
export const uploadProblems = (entity: Entity, byName: ReadonlyMap<string, Entity>): string[] =>
  Object.entries(entity.uploads ?? {}).flatMap(([name, upload]) =>
    [...keyProblems(entity, upload), ...columnProblems(entity, upload, byName)].map((text) => `upload '${name}' ${text}`),
  );
