/** Groups with their rules, and who belongs to groups and tags (CLI-09, ADM-02). */
import { ruleChoices, ruleDays, ruleFields, ruleMatches, workFields } from '@vitrine/domain/identity';
import { isParticipantText } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { changed, Day, endpoint, exportOf, Flag, Id, Nothing, pageOf, SearchTerm, Was } from '../kernel/index.ts';
import { oneTag } from './console-lists.ts';
import { found, Made, Name, read, saved, write } from './console-words.ts';

export const RuleCondition = z.discriminatedUnion('field', [
  z.strictObject({
    field: z.enum(ruleFields),
    is: z.enum(ruleChoices),
    values: z.array(z.string().trim().min(1, 'required').refine(isParticipantText, 'text_too_long')).min(1, 'too_few').max(100, 'too_many'),
  }),
  z.strictObject({ field: z.literal('joined'), is: z.enum(ruleDays), day: Day }),
]);
export const GroupRule = z.strictObject({
  match: z.enum(ruleMatches),
  conditions: z.array(RuleCondition).min(1, 'too_few').max(20, 'too_many'),
});
export type GroupRule = z.infer<typeof GroupRule>;

export const GroupForm = z.strictObject({ name: Name, labelId: Id.nullable() });
export type GroupForm = z.infer<typeof GroupForm>;
export const GroupRow = z.object({ id: Id, name: z.string(), label: z.string(), members: z.int(), hasRule: z.boolean() });
export type GroupRow = z.infer<typeof GroupRow>;
export const GroupDetail = z.object({
  id: Id,
  ...saved,
  group: GroupForm,
  rule: GroupRule.nullable(),
  members: z.object({ byHand: z.int(), byRule: z.int() }),
});
export type GroupDetail = z.infer<typeof GroupDetail>;
const oneGroup = z.object({ groupId: Id });

export const listGroups = endpoint({
  ...read,
  method: 'GET',
  path: '/console/groups',
  query: found,
  answer: pageOf(GroupRow),
  summary: 'Groups, in their order',
});
export const exportGroups = exportOf(listGroups);
export const getGroup = endpoint({
  ...read,
  method: 'GET',
  path: '/console/groups/:groupId',
  params: oneGroup,
  answer: GroupDetail,
  summary: 'A group as it is edited, with its rule',
});
export const createGroup = endpoint({
  ...write,
  method: 'POST',
  path: '/console/groups',
  body: GroupForm,
  answer: Made,
  summary: 'Adds a group',
});
export const saveGroup = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/groups/:groupId',
  params: oneGroup,
  body: z.strictObject({ version: z.int(), group: changed(GroupForm), was: Was }),
  answer: GroupDetail,
  summary: 'Saves a group',
});
export const removeGroup = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/groups/:groupId',
  params: oneGroup,
  answer: Nothing,
  summary: 'Removes a group that no course names; its members stay members',
});

export const setGroupRule = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/groups/:groupId/rule',
  params: oneGroup,
  /** `isForEverybody` says once more that a rule which takes everybody is meant. */
  body: z.strictObject({ version: z.int(), rule: GroupRule.nullable(), isForEverybody: z.boolean() }),
  answer: GroupDetail,
  summary: 'Lets a rule say who belongs to a group, now and later; none: only those who were put there',
});
export const previewGroupRule = endpoint({
  ...read,
  method: 'POST',
  path: '/console/group-rule-preview',
  body: z.strictObject({ rule: GroupRule }),
  answer: z.object({ count: z.int(), total: z.int(), names: z.array(z.string()) }),
  keyed: false,
  summary: 'How many a rule takes in, and the first of them by name; changes nothing',
});

export const RuleValue = z.object({ value: z.string(), members: z.int() });
export type RuleValue = z.infer<typeof RuleValue>;
export const listRuleValues = endpoint({
  ...read,
  method: 'GET',
  path: '/console/group-rule-values',
  query: z.object({ field: z.enum(workFields, 'invalid_choice'), search: SearchTerm.optional() }),
  answer: z.object({ values: z.array(RuleValue) }),
  summary: 'What the members of this client wrote of where they work, the most common first; a rule may name what nobody wrote yet',
});

export const BelongingRow = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  isIn: z.boolean(),
  /** Put there by the rule, and taken out by nothing else. */
  isByRule: z.boolean(),
});
export type BelongingRow = z.infer<typeof BelongingRow>;
const belonging = found.extend({ isIn: Flag.optional() });
const change = z.strictObject({
  add: z.array(Id).max(1_000, 'too_many').default([]),
  remove: z.array(Id).max(1_000, 'too_many').default([]),
});
const counted = z.object({ members: z.int() });

export const listGroupMembers = endpoint({
  ...read,
  method: 'GET',
  path: '/console/groups/:groupId/members',
  params: oneGroup,
  query: belonging,
  answer: pageOf(BelongingRow),
  summary: 'Members of the client and whether they are in the group',
});
export const exportGroupMembers = exportOf(listGroupMembers);
export const setGroupMembers = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/groups/:groupId/members',
  params: oneGroup,
  body: change,
  answer: counted,
  summary: 'Puts members into a group or takes them out, all or nothing',
});
export const listTagMembers = endpoint({
  ...read,
  method: 'GET',
  path: '/console/tags/:tagId/members',
  params: oneTag,
  query: belonging,
  answer: pageOf(BelongingRow),
  summary: 'Members of the client and whether they have the tag',
});
export const exportTagMembers = exportOf(listTagMembers);
export const setTagMembers = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/tags/:tagId/members',
  params: oneTag,
  body: change,
  answer: counted,
  summary: 'Gives members a tag or takes it from them, all or nothing; rules that name it follow',
});
