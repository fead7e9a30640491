import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { listPeople } from '@vitrine/contract/people';
import {
  changeEnrolmentRule,
  createEnrolmentRule,
  endEnrolmentPath,
  endEnrolmentRule,
  enrolMembers,
  listEnrolmentRules,
  listEnrolments,
  type EnrolmentRule,
} from '@vitrine/contract/learning';
import type { EnrolmentSubject, FirstWay } from '@vitrine/domain/learning';

const firstPage = (): string | null => null;

export type Subject = { subject: EnrolmentSubject; subjectId: string };

export const enrolmentsQuery = (params: Subject, search: string) =>
  infiniteQueryOptions({
    queryKey: ['learning', 'enrolments', params.subjectId, search],
    queryFn: ({ pageParam }) =>
      call(listEnrolments, {
        params,
        query: { limit: 30, ...(search ? { search } : {}), ...(pageParam === null ? {} : { after: pageParam }) },
      }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
  });

export const rulesQuery = (params: Subject) =>
  queryOptions({ queryKey: ['learning', 'rules', params.subjectId], queryFn: () => call(listEnrolmentRules, { params }) });

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['learning', 'people', search],
    queryFn: () => call(listPeople, { query: { limit: 20, ...(search ? { search } : {}) } }),
    staleTime: 30_000,
  });

export const groupsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: () => call(getSiteLists, {}),
  staleTime: 300_000,
});

export const putIn = (params: Subject, body: { memberIds: string[]; dueOn: string | null }) => call(enrolMembers, { params, body });
export const endPath = (pathId: string) => call(endEnrolmentPath, { params: { pathId } });
type RuleForm = { groupId: string; dueDays: number | null; comesFirst: FirstWay | null };
export const putRule = (params: Subject, body: RuleForm) => call(createEnrolmentRule, { params, body });
export const endRule = (ruleId: string) => call(endEnrolmentRule, { params: { ruleId } });
export const changeRule = ({ id, version }: Pick<EnrolmentRule, 'id' | 'version'>, comesFirst: FirstWay | null) =>
  call(changeEnrolmentRule, { params: { ruleId: id }, body: { version, comesFirst } });
