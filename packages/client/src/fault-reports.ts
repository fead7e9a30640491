import { isKnownNoise, type BrowserFault } from '@vitrine/domain/kernel';

export type FaultSender = {
  release: string;
  app: 'portal' | 'console';
  /** The path of the page, without what follows it. */
  path: () => string;
  post: (address: string, body: string) => void;
};

/** A page that fails in a loop tells of it a few times. */
const atMost = 5;

/**
 * Tells the server of faults, each once, with the release that it happened in (CON-04). Known noise (ERR-05), and what the server itself answered, is not told.
 */
export function createFaultReports({ release, app, path, post }: FaultSender): (thrown: unknown) => void {
  const told = new Set<string>();
  return (thrown) => {
    const fault = faultOf(thrown);
    if (isAnswer(thrown) || isKnownNoise(fault)) return;
    const sign = `${fault.name}\n${fault.message}`;
    if (told.has(sign) || told.size >= atMost) return;
    told.add(sign);
    post('/api/v1/faults', JSON.stringify({ release, app, path: path().slice(0, 200), ...fault }));
  };
}

/** A refusal is an answer that a screen shows, and no fault. */
const isAnswer = (thrown: unknown) => typeof thrown === 'object' && thrown !== null && 'refusal' in thrown;

function faultOf(thrown: unknown): BrowserFault {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name: name.slice(0, 120), message: message.slice(0, 600), stack: (stack ?? '').slice(0, 4_000) };
}
