import type { Entry } from '../../../isolation/entry.ts';

const name = { 'pt-BR': 'Invasor' };
const found = (b: { mark: string; cursor: string }) => [
  { query: { limit: 100 } },
  { query: { search: b.mark } },
  { query: { after: b.cursor } },
];
/** What somebody exports stands in their own audit log: the other tenant's mark is not searched for here. */
const exported = () => [{ query: {} }];
const rule = (b: { tagId: string; areaId: string }) => ({
  match: 'any',
  conditions: [
    { field: 'tag', is: 'any_of', values: [b.tagId] },
    { field: 'area', is: 'any_of', values: [b.areaId] },
  ],
});

/** Groups with their labels, areas and tags, and who belongs to them. */
export const groupEntries: Record<string, Entry> = {
  listGroupLabels: { asks: found },
  exportGroupLabels: { asks: exported },
  getGroupLabel: { asks: (b) => [{ params: { labelId: b.labelId } }] },
  createGroupLabel: { asks: () => [{ body: { name } }] },
  saveGroupLabel: { asks: (b) => [{ params: { labelId: b.labelId }, body: { version: 1, label: { name } } }] },
  removeGroupLabel: { asks: (b) => [{ params: { labelId: b.labelId } }] },
  listAreas: { asks: found },
  exportAreas: { asks: exported },
  getArea: { asks: (b) => [{ params: { areaId: b.areaId } }] },
  createArea: { asks: () => [{ body: { name, countries: ['BR'] } }] },
  saveArea: { asks: (b) => [{ params: { areaId: b.areaId }, body: { version: 1, area: { name, countries: ['BR'] } } }] },
  removeArea: { asks: (b) => [{ params: { areaId: b.areaId } }] },
  listTags: { asks: found },
  exportTags: { asks: exported },
  getTag: { asks: (b) => [{ params: { tagId: b.tagId } }] },
  createTag: { asks: () => [{ body: { name } }] },
  saveTag: { asks: (b) => [{ params: { tagId: b.tagId }, body: { version: 1, tag: { name } } }] },
  listTagMembers: { asks: (b) => [{ params: { tagId: b.tagId }, query: {} }] },
  exportTagMembers: { asks: (b) => [{ params: { tagId: b.tagId }, query: {} }] },
  setTagMembers: {
    asks: (b) => [
      { params: { tagId: b.tagId }, body: { add: [b.callerMemberId], remove: [] } },
      { params: { tagId: b.tagId }, body: { add: [], remove: [b.memberId] } },
    ],
  },
  listCustomRoles: { asks: found },
  exportCustomRoles: { asks: exported },
  getCustomRole: { asks: (b) => [{ params: { roleId: b.customRoleId } }] },
  createCustomRole: { asks: () => [{ body: { name, permissions: ['people.read'] } }] },
  saveCustomRole: {
    asks: (b) => [{ params: { roleId: b.customRoleId }, body: { version: 1, role: { name, permissions: ['people.read'] } } }],
  },
  removeCustomRole: { asks: (b) => [{ params: { roleId: b.customRoleId } }] },
  listCustomRoleMembers: { asks: (b) => [{ params: { roleId: b.customRoleId }, query: {} }] },
  exportCustomRoleMembers: { asks: (b) => [{ params: { roleId: b.customRoleId }, query: {} }] },
  setCustomRoleMembers: {
    asks: (b) => [
      { params: { roleId: b.customRoleId }, body: { add: [b.callerMemberId], remove: [] } },
      { params: { roleId: b.customRoleId }, body: { add: [], remove: [b.memberId] } },
    ],
  },
  listGroups: { asks: found },
  exportGroups: { asks: exported },
  getGroup: { asks: (b) => [{ params: { groupId: b.groupId } }] },
  createGroup: { asks: (b) => [{ body: { name, labelId: null } }, { body: { name, labelId: b.labelId } }] },
  saveGroup: { asks: (b) => [{ params: { groupId: b.groupId }, body: { version: 1, group: { name, labelId: null } } }] },
  removeGroup: { asks: (b) => [{ params: { groupId: b.groupId } }] },
  setGroupRule: { asks: (b) => [{ params: { groupId: b.groupId }, body: { version: 1, rule: rule(b), isForEverybody: true } }] },
  previewGroupRule: { asks: (b) => [{ body: { rule: rule(b) } }] },
  listRuleValues: { asks: (b) => [{ query: { field: 'retailer' } }, { query: { field: 'branch', search: b.mark } }] },
  listGroupMembers: { asks: (b) => [{ params: { groupId: b.groupId }, query: {} }] },
  exportGroupMembers: { asks: (b) => [{ params: { groupId: b.groupId }, query: {} }] },
  setGroupMembers: {
    asks: (b) => [
      { params: { groupId: b.groupId }, body: { add: [b.callerMemberId], remove: [] } },
      { params: { groupId: b.groupId }, body: { add: [], remove: [b.memberId] } },
    ],
  },
};
