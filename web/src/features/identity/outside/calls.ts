/** The calls of log-in by accounts from outside; they come with the first of them. */
import { call } from '@vitrine/client';
import {
  beginOutsideLink,
  beginOutsideLogIn,
  finishOutsideLink,
  listOutsideAccounts,
  unlinkOutsideAccount,
  type OutsideReturn,
} from '@vitrine/contract/identity';
import type { LogInProvider } from '@vitrine/domain/identity';

export const beginLogIn = (provider: LogInProvider) => call(beginOutsideLogIn, { params: { provider } });
export const fetchAccounts = () => call(listOutsideAccounts);
export const beginLink = (provider: LogInProvider, password: string) =>
  call(beginOutsideLink, { params: { provider }, body: { password } });
export const finishLink = (back: OutsideReturn) => call(finishOutsideLink, { body: back });
export const unlink = (provider: LogInProvider) => call(unlinkOutsideAccount, { params: { provider } });
