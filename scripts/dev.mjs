/** `npm run dev`: the API restarts and the portal reloads as files change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, root } from './installed.mjs';

installPackages({ tools: true });
const node = (...args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      API_ORIGIN: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      PUBLIC_URL: `http://127.0.0.1:${process.env.PORTAL_PORT ?? 5173}`,
      ...process.env,
    },
  });
const running = [
  node(join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--include', 'schemas/**', 'server/main.ts'),
  node(join('node_modules', 'vite', 'bin', 'vite.js')),
];
let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  for (const one of running) one.kill('SIGTERM');
};
process.on('SIGTERM', stop);
// Ctrl-C has reached both already; a second signal would make them stop without finishing.
process.on('SIGINT', () => {
  stopping = true;
});
for (const one of running) one.on('exit', stop);
