import { z } from 'zod';

/** Where a package is kept on a device (decision D81): the page on its own host that keeps it, and the folder that it then plays from. */
export const Keep = z.object({ page: z.string(), folder: z.string() });
