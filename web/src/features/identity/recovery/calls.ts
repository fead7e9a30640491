/** The calls behind `api.ts`, fetched with the first of them. */
import { call } from '@vitrine/client';
import {
  apiRecoverPassword,
  checkPasswordLink,
  getPhoneNumberWithDocument,
  sendRecoverPasswordCode,
  setPasswordByLink,
  validateRecoverPasswordCode,
} from '@vitrine/contract/identity';
import type { Ask } from '@vitrine/contract/kernel';

type Body<E extends Parameters<typeof call>[0]> = Ask<E> extends { body: infer B } ? B : never;

export const askForEmail = (body: Body<typeof apiRecoverPassword>) => call(apiRecoverPassword, { body });
export const lookForPhone = (body: Body<typeof getPhoneNumberWithDocument>) => call(getPhoneNumberWithDocument, { body });
export const askForCode = (body: Body<typeof sendRecoverPasswordCode>) => call(sendRecoverPasswordCode, { body });
export const redeemCode = (body: Body<typeof validateRecoverPasswordCode>) => call(validateRecoverPasswordCode, { body });
export const checkLink = (body: Body<typeof checkPasswordLink>) => call(checkPasswordLink, { body });
export const setPassword = (body: Body<typeof setPasswordByLink>) => call(setPasswordByLink, { body });
