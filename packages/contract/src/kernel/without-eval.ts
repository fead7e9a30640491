/**
 * Schemas compile themselves where they may, and try when they are made. A page's security policy refuses that and reports the attempt: in a browser they judge
 * without. Imported before any schema is made.
 */
import { config } from 'zod/v4/core';

if ('document' in globalThis) config({ jitless: true });
