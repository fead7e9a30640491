import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** A note that a command left in the data folder; undefined when it never ran. One that cannot be read is a fault, not a never. */
export async function noteIn<Shape extends z.ZodType>(file: string, shape: Shape): Promise<z.output<Shape> | undefined> {
  const text = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  });
  return text === undefined ? undefined : shape.parse(JSON.parse(text));
}
