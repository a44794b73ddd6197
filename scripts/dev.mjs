/** `npm run dev`: the API restarts and the portal reloads as files change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, root } from './installed.mjs';

installPackages();
const node = (...args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://127.0.0.1:5173' },
  });
const running = [
  node(join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--include', 'schemas/**', 'server/main.ts'),
  node(join('node_modules', 'vite', 'bin', 'vite.js')),
];
const stop = () => {
  for (const one of running) one.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const one of running) one.on('exit', stop);
