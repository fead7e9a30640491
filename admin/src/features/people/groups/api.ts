import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  exportCustomRoleMembers,
  exportGroupMembers,
  exportTagMembers,
  getCustomRole,
  getGroup,
  getTag,
  listCustomRoleMembers,
  listGroupMembers,
  listRuleValues,
  listTagMembers,
  previewGroupRule,
  setCustomRoleMembers,
  setGroupMembers,
  setGroupRule,
  setTagMembers,
  type GroupRule,
} from '@vitrine/contract/identity';
import type { WorkField } from '@vitrine/domain/identity';
import type { ExportFormat } from '@vitrine/domain/kernel';

/** What members belong to here. */
export type Belonging = { kind: 'group' | 'tag' | 'role'; id: string };
type Filter = { search?: string; isIn?: 'true' | 'false' };
type Ask = Filter & { after?: string; limit: number };
type ExportAsk = Filter & { format: ExportFormat };
type Change = { add: string[]; remove: string[] };

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['people', 'group', groupId],
    queryFn: () => call(getGroup, { params: { groupId } }),
    refetchOnWindowFocus: false,
  });

/** How each of them is asked: what it is called, who belongs to it, the same as a file, and one change. */
const asked = {
  group: {
    name: async (groupId: string) => (await call(getGroup, { params: { groupId } })).group.name,
    list: (groupId: string, query: Ask) => call(listGroupMembers, { params: { groupId }, query }),
    sheet: (groupId: string, query: ExportAsk) => callFile(exportGroupMembers, { params: { groupId }, query }),
    change: (groupId: string, body: Change) => call(setGroupMembers, { params: { groupId }, body }),
  },
  tag: {
    name: async (tagId: string) => (await call(getTag, { params: { tagId } })).tag.name,
    list: (tagId: string, query: Ask) => call(listTagMembers, { params: { tagId }, query }),
    sheet: (tagId: string, query: ExportAsk) => callFile(exportTagMembers, { params: { tagId }, query }),
    change: (tagId: string, body: Change) => call(setTagMembers, { params: { tagId }, body }),
  },
  role: {
    name: async (roleId: string) => (await call(getCustomRole, { params: { roleId } })).role.name,
    list: (roleId: string, query: Ask) => call(listCustomRoleMembers, { params: { roleId }, query }),
    sheet: (roleId: string, query: ExportAsk) => callFile(exportCustomRoleMembers, { params: { roleId }, query }),
    change: (roleId: string, body: Change) => call(setCustomRoleMembers, { params: { roleId }, body }),
  },
} as const;

/** What a group, a tag or a role is called. */
export const nameQuery = ({ kind, id }: Belonging) =>
  queryOptions({ queryKey: ['people', 'belonging-name', kind, id], queryFn: () => asked[kind].name(id) });

export const listBelonging = ({ kind, id }: Belonging, query: Ask) => asked[kind].list(id, query);

/** The same list as a file. */
export const belongingExport = ({ kind, id }: Belonging, query: ExportAsk) => asked[kind].sheet(id, query);

/** Puts one member in, or takes them out. */
export const changeBelonging = ({ kind, id }: Belonging, { memberId, isIn }: { memberId: string; isIn: boolean }) =>
  asked[kind].change(id, isIn ? { add: [memberId], remove: [] } : { add: [], remove: [memberId] });

export const previewQuery = (rule: GroupRule) =>
  queryOptions({
    queryKey: ['people', 'rule-preview', rule],
    queryFn: () => call(previewGroupRule, { body: { rule } }),
    staleTime: 30_000,
    retry: false,
  });

/** What people of this client wrote of where they work. */
export const ruleValuesQuery = (field: WorkField, search: string) =>
  queryOptions({
    queryKey: ['people', 'rule-values', field, search],
    queryFn: () => call(listRuleValues, { query: { field, ...(search === '' ? {} : { search }) } }),
    staleTime: 60_000,
    retry: false,
  });

export const writeRule = (groupId: string, body: { version: number; rule: GroupRule | null; isForEverybody: boolean }) =>
  call(setGroupRule, { params: { groupId }, body });
