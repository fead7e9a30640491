/** The report of a close as its column keeps it: it calls reproved sales by the older word (decision 060). */
import { CloseReport } from '@vitrine/contract/closing';
import { z } from 'zod';

const Stored = CloseReport.omit({ reproved: true }).extend({ refused: z.int() });

/** As it is written. */
export const toStored = ({ reproved, ...report }: CloseReport): z.infer<typeof Stored> => ({ ...report, refused: reproved });

/** What was written at any time, in the words of the wire. */
export function readStored(stored: unknown): CloseReport {
  const { refused, ...report } = Stored.parse(stored);
  return { ...report, reproved: refused };
}
