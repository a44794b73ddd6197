/** Makes a folder for each stage of the Dockerfile, by its COPY and RUN lines. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { root } from '../installed.mjs';
import { readDockerfile } from './dockerfile.mjs';

const isRoot = process.getuid?.() === 0;

/** Names at the top of the checkout that `.dockerignore` lets through. */
function namesSent() {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const patterns = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => new RegExp(`^${line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return readdirSync(root).filter((name) => !patterns.some((pattern) => pattern.test(name)));
}

/**
 * @param place an empty folder
 * @param isWhole whether the build stage is made from the sources, too; else it is this checkout with its built files
 * @returns the last stage, and its working folder
 */
export function makeImage(place, isWhole) {
  const stages = readDockerfile();
  const last = stages.at(-1);
  const folderOf = (stage) => join(place, stage.name ?? 'image');
  /** A path of a stage, on this machine; relative ones are those of the working folder. */
  const inStage = (stage, path) => {
    const { text } = stage.steps.find(({ does }) => does === 'WORKDIR');
    return join(folderOf(stage), path.startsWith('/') ? path : join(text, path));
  };

  function copy(stage, text) {
    const words = text.split(' ');
    const from = stages.find(({ name }) => words[0] === `--from=${name}`);
    const target = inStage(stage, words.at(-1));
    for (const name of words.slice(from ? 1 : 0, -1))
      if (from) cpSync(isWhole ? inStage(from, name) : join(root, basename(name)), target, { recursive: true });
      else if (name === '.') for (const one of namesSent()) cpSync(join(root, one), join(target, one), { recursive: true });
      else cpSync(join(root, name), join(target, basename(name)));
  }

  // Only root can give a file away; whoever else runs this owns the folder already.
  const shims = join(place, 'bin');
  mkdirSync(shims);
  if (!isRoot) writeFileSync(join(shims, 'chown'), '#!/bin/sh\n', { mode: 0o755 });
  const { NODE_ENV: _, ...env } = {
    ...process.env,
    PATH: `${shims}${delimiter}${process.env.PATH}`,
    npm_config_prefer_offline: 'true',
  };

  for (const stage of isWhole ? stages : [last]) {
    mkdirSync(inStage(stage, '.'), { recursive: true });
    for (const { does, text } of stage.steps) {
      if (does === 'COPY') copy(stage, text);
      if (does !== 'RUN') continue;
      // The cache belongs to this machine, not to the image.
      const command = text.replace(' && npm cache clean --force', '');
      const { status } = spawnSync('/bin/sh', ['-ec', command], {
        cwd: inStage(stage, '.'),
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      if (status !== 0) throw new Error(`RUN ${text} ended with ${status}.`);
    }
  }
  return { last, folder: inStage(last, '.'), pathOf: (path) => inStage(last, path) };
}
