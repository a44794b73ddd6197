/** `npm start`: installs what is missing, builds what is stale, and serves portal and API on one port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenStale, installPackages, root } from './installed.mjs';

installPackages();
buildWhenStale();
const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
