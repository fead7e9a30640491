import type { LocalDate } from '../../kernel/index.ts';
import { isParticipantText } from '../../kernel/index.ts';
import type { AskedField, PasswordLevel, RegistrationField } from '../../tenancy/index.ts';
import { judgeAddress } from '../addresses.ts';
import { judgeBirthday, partsOfBirthday } from '../birthdays.ts';
import { judgeEmail } from '../emails.ts';
import { judgePassword } from '../passwords.ts';
import { judgePhone } from '../phones/index.ts';
import { isReadableName, isUserName } from '../user-names.ts';
import { genders, mailConsents, maritalStatuses, programRoles } from '../words.ts';
import { freeAnswers, type AnswerName, type RegistrationAnswers } from './answers.ts';
import { judgeDocument } from './judge-document.ts';

export type { RegistrationAnswers } from './answers.ts';

type AnswerFacts = {
  asked: readonly AskedField[];
  answers: RegistrationAnswers;
  today: LocalDate;
  /** The countries that the program sells in. */
  countries: readonly string[];
  /** Where the country is not asked. */
  homeCountry: string;
  isDocumentStrict: boolean;
};
export type RegistrationFacts = AnswerFacts & {
  emailConfirmation: string;
  password: string;
  passwordLevel: PasswordLevel;
  acceptsTerms: boolean;
};
export type AnswerFaults = Record<string, string>;

/** What is wrong with a registration, all at once, each at its field (VAL-01…VAL-11); empty when nothing is. What is taken only the server knows. */
export function judgeRegistration(facts: RegistrationFacts): AnswerFaults {
  const { answers, password } = facts;
  const email = judgeEmail({ email: answers.email, confirmation: facts.emailConfirmation });
  const names = [answers.userName, answers.fullName, ...answers.fullName.split(/\s+/), answers.email.split('@')[0] ?? ''];
  const secret = judgePassword(password, { level: facts.passwordLevel, names });
  return {
    ...judgeAnswers(facts),
    ...(email.ok ? {} : { [email.at]: email.refusal }),
    ...(password === '' ? { password: 'required' } : secret.ok ? {} : { password: secret.refusal }),
    ...(facts.acceptsTerms ? {} : { acceptsTerms: 'terms_required' }),
  };
}

/** The same for the answers alone: of somebody who completes what their registration lacks (LOG-11). */
export function judgeAnswers(facts: AnswerFacts): AnswerFaults {
  const country = facts.answers.country || facts.homeCountry;
  const faults: AnswerFaults = {};
  for (const { field, is_mandatory: isMandatory } of facts.asked) {
    if (field === 'address') Object.assign(faults, judgeAddress(facts.answers, { isMandatory }));
    else {
      const fault = faultOf(field, { ...facts, country, isMandatory });
      if (fault !== undefined) faults[field] = fault;
    }
  }
  return faults;
}

type FieldFacts = AnswerFacts & { country: string; isMandatory: boolean };

function faultOf(field: Exclude<RegistrationField, 'address'>, facts: FieldFacts): string | undefined {
  if (field === 'document') return faultOfDocument(facts);
  if (field === 'birthday') return faultOfBirthday(facts);
  const answer = facts.answers[field].trim();
  if (answer === '') return facts.isMandatory && !freeAnswers.includes(field) ? 'required' : undefined;
  return judges[field]?.(answer, facts);
}

type Judge = (answer: string, facts: FieldFacts) => string | undefined;

const oneOf =
  (choices: readonly string[]): Judge =>
  (answer) =>
    choices.includes(answer) ? undefined : 'invalid_choice';
const short: Judge = (answer) => (isParticipantText(answer) ? undefined : 'too_long');

const judges: Partial<Record<AnswerName, Judge>> = {
  fullName: (answer) => (!isReadableName(answer) ? 'invalid' : Array.from(answer).length > 120 ? 'text_too_long' : undefined),
  lastName: (answer) => (!isReadableName(answer) ? 'invalid' : Array.from(answer).length > 60 ? 'text_too_long' : undefined),
  nickname: short,
  userName: (answer) => (isUserName(answer) ? lengthFault(answer) : 'invalid'),
  phone: (answer, { country }) => {
    const verdict = judgePhone({ typed: answer, country });
    return verdict.ok ? undefined : verdict.refusal;
  },
  gender: oneOf(genders),
  maritalStatus: oneOf(maritalStatuses),
  profession: short,
  country: (answer, { countries }) => (countries.includes(answer) ? undefined : 'country_unknown'),
  city: (answer) => (Array.from(answer).length > 80 ? 'text_too_long' : undefined),
  programRole: oneOf(programRoles),
  children: (answer) => (/^\d{1,2}$/.test(answer) ? undefined : 'invalid'),
  company: short,
  brand: short,
  branch: short,
  retailer: short,
  storeNickname: short,
  gminNumber: short,
  cadvCode: short,
  specialNeeds: short,
  mailConsent: oneOf(mailConsents),
};

const lengthFault = (answer: string) => (answer.length < 3 ? 'too_short' : answer.length > 60 ? 'text_too_long' : undefined);

function faultOfDocument({ answers, country, isMandatory, isDocumentStrict }: FieldFacts): string | undefined {
  const verdict = judgeDocument({ typed: answers.document, country, isMandatory, isStrict: isDocumentStrict });
  return verdict.ok ? undefined : verdict.refusal;
}

function faultOfBirthday({ answers, today, isMandatory }: FieldFacts): string | undefined {
  const verdict = judgeBirthday(partsOfBirthday(answers.birthday), { today, isMandatory });
  return verdict.ok ? undefined : verdict.refusal;
}
