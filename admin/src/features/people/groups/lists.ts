import { call, callFile } from '@vitrine/client';
import {
  AreaForm,
  AreaRow,
  createArea,
  createGroup,
  createGroupLabel,
  createTag,
  exportAreas,
  exportGroupLabels,
  exportGroups,
  exportTags,
  getArea,
  getGroup,
  getGroupLabel,
  getTag,
  GroupForm,
  GroupLabelForm,
  GroupLabelRow,
  GroupRow,
  listAreas,
  listGroupLabels,
  listGroups,
  listTags,
  removeArea,
  removeCustomRole,
  removeGroup,
  removeGroupLabel,
  saveArea,
  saveGroup,
  saveGroupLabel,
  saveTag,
  TagForm,
  TagRow,
} from '@vitrine/contract/identity';
import { described, openedBy, resource, sentBy } from '../../../shared/resource/index.ts';

const needs = 'people.write';
const named = { name: { limit: 80 } } as const;

const drawnGroup = described(GroupForm, { ...named, labelId: { kind: 'choice' } });
const openedGroup = openedBy('group');
export const groups = resource<GroupRow, GroupForm>({
  room: 'people',
  name: 'groups',
  inner: 'group',
  row: described(GroupRow, {
    name: { column: 'shown' },
    label: { column: 'shown' },
    members: { column: 'shown' },
    hasRule: { column: 'shown' },
  }),
  form: GroupForm,
  drawn: drawnGroup,
  list: (ask) => call(listGroups, { query: listGroups.query.parse(ask) }),
  export: (ask) => callFile(exportGroups, { query: exportGroups.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (groupId) => call(getGroup, { params: { groupId } }).then(openedGroup),
  save: (groupId, version, _whole, { now: group, was }) =>
    call(saveGroup, { params: { groupId }, body: { version, group, was } }).then(openedGroup),
  create: {
    needs,
    form: drawnGroup,
    empty: { name: {}, labelId: null },
    send: sentBy(GroupForm, (body, once) => call(createGroup, { body }, once)),
  },
});

const drawnLabel = described(GroupLabelForm, named);
const openedLabel = openedBy('label');
export const labels = resource<GroupLabelRow, GroupLabelForm>({
  room: 'people',
  name: 'group_labels',
  inner: 'label',
  row: described(GroupLabelRow, { name: { column: 'shown' }, groups: { column: 'shown' } }),
  form: GroupLabelForm,
  drawn: drawnLabel,
  list: (ask) => call(listGroupLabels, { query: listGroupLabels.query.parse(ask) }),
  export: (ask) => callFile(exportGroupLabels, { query: exportGroupLabels.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (labelId) => call(getGroupLabel, { params: { labelId } }).then(openedLabel),
  save: (labelId, version, _whole, { now: label, was }) =>
    call(saveGroupLabel, { params: { labelId }, body: { version, label, was } }).then(openedLabel),
  create: {
    needs,
    form: drawnLabel,
    empty: { name: {} },
    send: sentBy(GroupLabelForm, (body, once) => call(createGroupLabel, { body }, once)),
  },
});

const drawnArea = described(AreaForm, named);
const openedArea = openedBy('area');
export const areas = resource<AreaRow, AreaForm>({
  room: 'people',
  name: 'areas',
  inner: 'area',
  row: described(AreaRow, { name: { column: 'shown' }, countries: { column: 'shown' } }),
  form: AreaForm,
  drawn: drawnArea,
  list: (ask) => call(listAreas, { query: listAreas.query.parse(ask) }),
  export: (ask) => callFile(exportAreas, { query: exportAreas.query.parse(ask) }),
  titleOf: ({ name }) => name,
  cells: { countries: ({ countries }) => countries.join(', ') },
  read: (areaId) => call(getArea, { params: { areaId } }).then(openedArea),
  save: (areaId, version, _whole, { now: area, was }) =>
    call(saveArea, { params: { areaId }, body: { version, area, was } }).then(openedArea),
  create: {
    needs,
    form: drawnArea,
    empty: { name: {}, countries: [] },
    send: sentBy(AreaForm, (body, once) => call(createArea, { body }, once)),
  },
});

const drawnTag = described(TagForm, named);
const openedTag = openedBy('tag');
export const tags = resource<TagRow, TagForm>({
  room: 'people',
  name: 'tags',
  inner: 'tag',
  row: described(TagRow, { name: { column: 'shown' }, members: { column: 'shown' } }),
  form: TagForm,
  drawn: drawnTag,
  list: (ask) => call(listTags, { query: listTags.query.parse(ask) }),
  export: (ask) => callFile(exportTags, { query: exportTags.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (tagId) => call(getTag, { params: { tagId } }).then(openedTag),
  save: (tagId, version, _whole, { now: tag, was }) => call(saveTag, { params: { tagId }, body: { version, tag, was } }).then(openedTag),
  create: {
    needs,
    form: drawnTag,
    empty: { name: {} },
    send: sentBy(TagForm, (body, once) => call(createTag, { body }, once)),
  },
});

/** What may be removed, and how. */
export const removals = {
  groups: (groupId: string) => call(removeGroup, { params: { groupId } }),
  group_labels: (labelId: string) => call(removeGroupLabel, { params: { labelId } }),
  areas: (areaId: string) => call(removeArea, { params: { areaId } }),
  custom_roles: (roleId: string) => call(removeCustomRole, { params: { roleId } }),
} as const;
export type Removable = keyof typeof removals;
