/** `npm run build`: portal and server into `dist/`. */
import { build, installPackages } from './installed.mjs';

installPackages({ tools: true });
build();
