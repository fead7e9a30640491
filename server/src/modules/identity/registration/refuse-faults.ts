import { identityRefusals } from '@vitrine/domain/identity';
import { Refusal } from '../../../platform/http/index.ts';

/**
 * Refuses what the rules found, all of it, each at its field; `bare` are the fields that stand beside the answers. A fault that any form can
 * have is told as `invalid_request`, one of this room by its own name.
 */
export function refuseFaults(
  faults: Readonly<Record<string, string>>,
  { prefix, bare }: { prefix: string; bare: readonly string[] },
): void {
  const [first] = Object.values(faults);
  if (first === undefined) return;
  const fields = Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [bare.includes(field) ? field : `${prefix}${field}`, code]),
  );
  throw new Refusal(identityRefusals.find((code) => code === first) ?? 'invalid_request', { fields });
}
