import type { FileAccess } from '../../platform/storage/index.ts';

/** Logos and signatures of designs are seen by whoever may see designs; on a certificate the server draws them. */
export const certificatesFileAccess: FileAccess[string] = (actor) => Promise.resolve(actor.permissions.has('certificates.read'));
