import type { LocalDate } from '../../kernel/index.ts';
import { isParticipantText } from '../../kernel/index.ts';
import { judgeBirthday, partsOfBirthday } from '../birthdays.ts';
import { joinedName } from '../names.ts';
import { judgeDocument } from '../registration/judge-document.ts';
import { isReadableName } from '../user-names.ts';
import { genders, maritalStatuses } from '../words.ts';

/** What people tell about themselves (PRO-02); everything is a text, as it was typed, but for what is chosen. */
type ProfileAbout = {
  name: string;
  lastName: string;
  nickname: string;
  document: string;
  /** `1990-05-01`, or empty. */
  birthday: string;
  gender: string;
  /** Empty: not told yet. */
  maritalStatus: string;
  /** How many; null: not told. */
  children: number | null;
  profession: string;
  hasSpecialNeeds: boolean;
  specialNeeds: string;
};

type AboutFacts = {
  about: ProfileAbout;
  country: string;
  today: LocalDate;
  isDocumentStrict: boolean;
  /** Whoever logs in by their document cannot lose it. */
  isDocumentMandatory: boolean;
};

/** More is a slip of the finger. */
const childrenAtMost = 30;

/** What is wrong with what somebody tells about themselves, all at once, each at its field; empty when nothing is. */
export function judgeAbout({ about, country, today, isDocumentStrict, isDocumentMandatory }: AboutFacts): Record<string, string> {
  const document = judgeDocument({ typed: about.document, country, isMandatory: isDocumentMandatory, isStrict: isDocumentStrict });
  const birthday = judgeBirthday(partsOfBirthday(about.birthday), { today, isMandatory: false });
  const faults: Record<string, string | undefined> = {
    name: faultOfName(about),
    nickname: long(about.nickname),
    document: document.ok ? undefined : document.refusal,
    birthday: birthday.ok ? undefined : birthday.refusal,
    gender: genders.some((gender) => gender === about.gender) ? undefined : 'invalid_choice',
    maritalStatus: ['', ...maritalStatuses].includes(about.maritalStatus) ? undefined : 'invalid_choice',
    children: about.children === null || isCount(about.children) ? undefined : 'invalid',
    profession: long(about.profession),
    specialNeeds: about.hasSpecialNeeds && about.specialNeeds.trim() === '' ? 'required' : long(about.specialNeeds),
  };
  return Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined));
}

function faultOfName(about: { name: string; lastName: string }): string | undefined {
  if (about.name.trim() === '') return 'required';
  if (!isReadableName(`${about.name} ${about.lastName}`)) return 'invalid';
  return Array.from(joinedName(about)).length > 120 ? 'text_too_long' : undefined;
}

const long = (written: string) => (isParticipantText(written.trim()) ? undefined : 'too_long');
const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= childrenAtMost;
