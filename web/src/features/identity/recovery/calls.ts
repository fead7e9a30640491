/** The calls of a recovery; they come with its screens. */
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
import { connected } from '../../../shared/connection.ts';

/** Whose phone it is, as it was typed. */
export type Facts = { document: string; country: string };
type Body<E extends Parameters<typeof call>[0]> = Ask<E> extends { body: infer B } ? B : never;

export const askForLetter = async (body: Body<typeof apiRecoverPassword>) => (await connected(), call(apiRecoverPassword, { body }));
export const lookForPhone = async (body: Body<typeof getPhoneNumberWithDocument>) => (
  await connected(),
  call(getPhoneNumberWithDocument, { body })
);
export const askForCode = async (body: Body<typeof sendRecoverPasswordCode>) => (
  await connected(),
  call(sendRecoverPasswordCode, { body })
);
export const redeemCode = async (body: Body<typeof validateRecoverPasswordCode>) => (
  await connected(),
  call(validateRecoverPasswordCode, { body })
);
export const checkLink = async (body: Body<typeof checkPasswordLink>) => (await connected(), call(checkPasswordLink, { body }));
export const setPassword = async (body: Body<typeof setPasswordByLink>) => (await connected(), call(setPasswordByLink, { body }));
