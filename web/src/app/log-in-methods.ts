import { finishLogIn, logIn, logInByPasskey, logInByToken, logInFromOutside } from '@vitrine/client';
import type { Me } from '@vitrine/contract/identity';
import type { RouterContext } from '../shared/frames.tsx';

/** Logs in by whatever the person came with, and tells who they are. */
export function enterBy(by: Parameters<RouterContext['beginSession']>[0]): Promise<Me> {
  if ('ticket' in by) return finishLogIn(by);
  if ('passkey' in by) return logInByPasskey(by.passkey);
  if ('token' in by) return logInByToken(by.token);
  return 'outside' in by ? logInFromOutside(by.outside) : logIn(by);
}
