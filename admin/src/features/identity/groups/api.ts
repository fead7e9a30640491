import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  exportGroupMembers,
  exportTagMembers,
  getGroup,
  getTag,
  listGroupMembers,
  listRuleValues,
  listTagMembers,
  previewGroupRule,
  setGroupMembers,
  setGroupRule,
  setTagMembers,
  type GroupRule,
} from '@vitrine/contract/identity';
import type { WorkField } from '@vitrine/domain/identity';
import type { SheetFormat } from '@vitrine/domain/kernel';

/** What members belong to here. */
export type Belonging = { kind: 'group' | 'tag'; id: string };
type Filter = { search?: string; isIn?: 'true' | 'false' };
type Ask = Filter & { after?: string; limit: number };

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['identity', 'group', groupId],
    queryFn: () => call(getGroup, { params: { groupId } }),
    refetchOnWindowFocus: false,
  });

/** What a group or a tag is called. */
export const nameQuery = ({ kind, id }: Belonging) =>
  queryOptions({
    queryKey: ['identity', 'belonging-name', kind, id],
    queryFn: async () =>
      kind === 'group'
        ? (await call(getGroup, { params: { groupId: id } })).group.name
        : (await call(getTag, { params: { tagId: id } })).tag.name,
  });

export const listBelonging = ({ kind, id }: Belonging, query: Ask) =>
  kind === 'group' ? call(listGroupMembers, { params: { groupId: id }, query }) : call(listTagMembers, { params: { tagId: id }, query });

/** The same list as a file. */
export const belongingSheet = ({ kind, id }: Belonging, query: Filter & { format: SheetFormat }) =>
  kind === 'group'
    ? callFile(exportGroupMembers, { params: { groupId: id }, query })
    : callFile(exportTagMembers, { params: { tagId: id }, query });

/** Puts one member in, or takes them out. */
export const changeBelonging = ({ kind, id }: Belonging, { memberId, isIn }: { memberId: string; isIn: boolean }) => {
  const body = isIn ? { add: [memberId], remove: [] } : { add: [], remove: [memberId] };
  return kind === 'group' ? call(setGroupMembers, { params: { groupId: id }, body }) : call(setTagMembers, { params: { tagId: id }, body });
};

export const previewQuery = (rule: GroupRule) =>
  queryOptions({
    queryKey: ['identity', 'rule-preview', rule],
    queryFn: () => call(previewGroupRule, { body: { rule } }),
    staleTime: 30_000,
    retry: false,
  });

/** What people of this client wrote of where they work. */
export const ruleValuesQuery = (field: WorkField, search: string) =>
  queryOptions({
    queryKey: ['identity', 'rule-values', field, search],
    queryFn: () => call(listRuleValues, { query: { field, ...(search === '' ? {} : { search }) } }),
    staleTime: 60_000,
    retry: false,
  });

export const writeRule = (groupId: string, body: { version: number; rule: GroupRule | null; isForEverybody: boolean }) =>
  call(setGroupRule, { params: { groupId }, body });
