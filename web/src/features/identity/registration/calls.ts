/** The calls behind `api.ts`, fetched with the first of them. */
import { call } from '@vitrine/client';
import { askFirstAccess, completeMyRegistration, getMyRegistration, redeemAccessCode, registerPerson } from '@vitrine/contract/identity';
import type { RegistrationAnswers } from '@vitrine/domain/identity';
import type { Ask } from '@vitrine/contract/kernel';

export const sendRegistration = (body: Ask<typeof registerPerson>['body']) => call(registerPerson, { body });
export const askForFirstAccess = (body: Ask<typeof askFirstAccess>['body']) => call(askFirstAccess, { body });
export const redeemCard = (body: Ask<typeof redeemAccessCode>['body']) => call(redeemAccessCode, { body });
export const fetchMyRegistration = () => call(getMyRegistration, {});
export const completeRegistration = (answers: RegistrationAnswers) => call(completeMyRegistration, { body: { answers } });
