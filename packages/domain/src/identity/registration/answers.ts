import type { AskedField, RegistrationField } from '../../tenancy/index.ts';
import { addressParts, type AddressPart } from '../addresses.ts';

/** The inputs of a registration, by name; everything is a text, as it was typed. */
export type AnswerName = Exclude<RegistrationField, 'address'> | AddressPart;
export type RegistrationAnswers = Record<AnswerName, string>;

/** Nothing answered yet. */
export const emptyAnswers: RegistrationAnswers = {
  fullName: '',
  lastName: '',
  nickname: '',
  userName: '',
  email: '',
  document: '',
  phone: '',
  birthday: '',
  gender: '',
  maritalStatus: '',
  profession: '',
  country: '',
  zipCode: '',
  street: '',
  streetNumber: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  programRole: '',
  children: '',
  company: '',
  brand: '',
  branch: '',
  retailer: '',
  storeNickname: '',
  gminNumber: '',
  cadvCode: '',
  specialNeeds: '',
  mailConsent: '',
};

/** The inputs that a field stands for: one, or the parts of an address. */
export const answersOf = (field: RegistrationField): readonly AnswerName[] => (field === 'address' ? addressParts : [field]);

/** Nobody has to answer these, whatever a registration form says: a consent is free, whoever has no special needs writes none, and an address may have no complement. */
export const freeAnswers: readonly AnswerName[] = ['mailConsent', 'specialNeeds', 'complement'];

/** The mandatory fields that a person has not answered: what they are asked for once more (LOG-11). `not_told` is an answer. */
export const lackingFields = (asked: readonly AskedField[], answers: RegistrationAnswers): AskedField[] =>
  asked.filter(
    ({ field, is_mandatory }) =>
      is_mandatory && answersOf(field).some((name) => !freeAnswers.includes(name) && answers[name].trim() === ''),
  );
