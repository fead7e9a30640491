import { configured } from './configuration.ts';
import { step } from './step.ts';

/** Remembers where a person wanted to go (SES-02). Only a path of this origin; anything else leaves what was. */
export async function rememberRedirect(path: string, { store } = configured()): Promise<void> {
  await step(store, { kind: 'redirect_told', path });
}

/** The remembered path, once (SES-03). */
export async function takeRedirect({ store } = configured()): Promise<string | undefined> {
  const next = await step(store, { kind: 'target_taken' });
  return next.do === 'go' ? next.path : undefined;
}
