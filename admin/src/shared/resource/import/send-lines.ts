import type { Creation } from '../resource.ts';
import type { Fault, ImportLine } from './make-dry-run.ts';

export type SentLine = { line: ImportLine; fault: Fault | null };

type Ask = {
  lines: readonly ImportLine[];
  send: Creation['send'];
  faultOf: (error: unknown, line: ImportLine) => Fault;
  onSent: (sent: SentLine) => void;
  isStopped: () => boolean;
};

/** Sends line after line, each with the key it got at the dry run: a line that was sent twice by a bad network is created once. */
export async function sendLines({ lines, send, faultOf, onSent, isStopped }: Ask): Promise<void> {
  for (const line of lines) {
    if (isStopped()) return;
    const fault = await send(line.values, line.key).then(
      () => null,
      (error: unknown) => faultOf(error, line),
    );
    onSent({ line, fault });
  }
}
