import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { noteIn } from './notes.ts';

const Proof = z.object({ at: z.string(), isWhole: z.boolean(), violations: z.int() });
const fileIn = (sharedDir: string) => join(sharedDir, 'last-ledger-proof.json');

/** How the ledger's last proof ended; undefined when there was none. */
export const lastProof = (sharedDir: string) => noteIn(fileIn(sharedDir), Proof);

/** Says when the ledger was verified and what was found, for the figures of a server on the same folder. Whole or not at all. */
export async function noteProof(sharedDir: string, proof: z.infer<typeof Proof>): Promise<void> {
  await mkdir(sharedDir, { recursive: true });
  await writeFile(`${fileIn(sharedDir)}.draft`, JSON.stringify(proof));
  await rename(`${fileIn(sharedDir)}.draft`, fileIn(sharedDir));
}
