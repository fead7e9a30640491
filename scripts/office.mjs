#!/usr/bin/env node
/** `node scripts/office.mjs [--json FILE]`: presentations, texts and tables become pages by the LibreOffice of this machine. */
import { launch } from './setup/launch.mjs';

await launch('bench/office/main.ts', { needsBuild: false });
