import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import {
  beginVisit,
  getPerson,
  getSiteLists,
  makeAccessCode,
  resetSecondStep,
  revokeAccessCode,
  savePerson,
  sendPasswordLink,
  setPersonPassword,
  setPersonStatus,
  setProgramStatus,
  type PersonDetail,
  type PersonForm,
} from '@vitrine/contract/identity';
import type { Changed } from '@vitrine/domain/kernel';
import type { PersonStatus } from '@vitrine/domain/identity';
import { openedBy, type Opened } from '../../shared/resource/index.ts';

/** Countries, groups and the other lists that a form chooses from. */
export const siteListsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: () => call(getSiteLists, {}),
  staleTime: 300_000,
});

/** A person as they are edited, and how they stand in the sales program. */
export type OpenedPerson = Opened<PersonForm> & {
  programStatus?: PersonStatus;
  leaving?: PersonDetail['leaving'];
  accessCode?: PersonDetail['accessCode'];
};
const openedPerson = (detail: PersonDetail): OpenedPerson => ({
  ...openedBy('person')(detail),
  programStatus: detail.programStatus,
  leaving: detail.leaving,
  accessCode: detail.accessCode,
});
export const readPerson = (memberId: string) => call(getPerson, { params: { memberId } }).then(openedPerson);

export const writePerson = (memberId: string, version: number, _whole: PersonForm, { now: person, was }: Changed<PersonForm>) =>
  call(savePerson, { params: { memberId }, body: { version, person, was } }).then(openedPerson);

export const giveStatus = (memberId: string, status: PersonStatus) =>
  call(setPersonStatus, { params: { memberId }, body: { status } }).then(openedPerson);

export const giveProgramStatus = (memberId: string, status: PersonStatus) =>
  call(setProgramStatus, { params: { memberId }, body: { status } }).then(openedPerson);

export const givePassword = (memberId: string, password: string) => call(setPersonPassword, { params: { memberId }, body: { password } });

export const sendLink = (memberId: string) => call(sendPasswordLink, { params: { memberId } });

export const giveAccessCode = (memberId: string) => call(makeAccessCode, { params: { memberId } });

export const takeAccessCode = (memberId: string) => call(revokeAccessCode, { params: { memberId } });

export const visitMember = (memberId: string, reason: string) => call(beginVisit, { params: { memberId }, body: { reason } });

export const takeSecondStepAway = (memberId: string) => call(resetSecondStep, { params: { memberId } });
