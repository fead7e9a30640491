/** Labels of groups, country areas and tags, as the console keeps them (CLI-09, ADM-02). */
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Nothing, pageOf, Was } from '../kernel/index.ts';
import { found, Made, Name, read, saved, write } from './console-words.ts';

export const GroupLabelForm = z.strictObject({ name: Name });
export type GroupLabelForm = z.infer<typeof GroupLabelForm>;
export const GroupLabelRow = z.object({ id: Id, name: z.string(), groups: z.int() });
export type GroupLabelRow = z.infer<typeof GroupLabelRow>;
export const GroupLabelDetail = z.object({ id: Id, ...saved, label: GroupLabelForm });
export type GroupLabelDetail = z.infer<typeof GroupLabelDetail>;
const oneLabel = z.object({ labelId: Id });

export const listGroupLabels = endpoint({
  ...read,
  method: 'GET',
  path: '/console/group-labels',
  query: found,
  answer: pageOf(GroupLabelRow),
  summary: 'Labels of groups, in their order',
});
export const exportGroupLabels = exportOf(listGroupLabels);
export const getGroupLabel = endpoint({
  ...read,
  method: 'GET',
  path: '/console/group-labels/:labelId',
  params: oneLabel,
  answer: GroupLabelDetail,
  summary: 'A label as it is edited',
});
export const createGroupLabel = endpoint({
  ...write,
  method: 'POST',
  path: '/console/group-labels',
  body: GroupLabelForm,
  answer: Made,
  summary: 'Adds a label',
});
export const saveGroupLabel = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/group-labels/:labelId',
  params: oneLabel,
  body: z.strictObject({ version: z.int(), label: changed(GroupLabelForm), was: Was }),
  answer: GroupLabelDetail,
  summary: 'Saves a label',
});
export const removeGroupLabel = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/group-labels/:labelId',
  params: oneLabel,
  answer: Nothing,
  summary: 'Removes a label that no group has',
});

/** A member is in an area by the country of their person. */
export const AreaForm = z.strictObject({
  name: Name,
  countries: z.array(z.string().length(2, 'invalid_choice')).min(1, 'too_few').max(60, 'too_many'),
});
export type AreaForm = z.infer<typeof AreaForm>;
export const AreaRow = z.object({ id: Id, name: z.string(), countries: z.array(z.string()) });
export type AreaRow = z.infer<typeof AreaRow>;
export const AreaDetail = z.object({ id: Id, ...saved, area: AreaForm });
export type AreaDetail = z.infer<typeof AreaDetail>;
const oneArea = z.object({ areaId: Id });

export const listAreas = endpoint({
  ...read,
  method: 'GET',
  path: '/console/areas',
  query: found,
  answer: pageOf(AreaRow),
  summary: 'Country areas, in their order',
});
export const exportAreas = exportOf(listAreas);
export const getArea = endpoint({
  ...read,
  method: 'GET',
  path: '/console/areas/:areaId',
  params: oneArea,
  answer: AreaDetail,
  summary: 'An area as it is edited',
});
export const createArea = endpoint({
  ...write,
  refusals: [...write.refusals, 'country_unknown'],
  method: 'POST',
  path: '/console/areas',
  body: AreaForm,
  answer: Made,
  summary: 'Adds an area',
});
export const saveArea = endpoint({
  ...write,
  refusals: [...write.refusals, 'country_unknown'],
  method: 'PUT',
  path: '/console/areas/:areaId',
  params: oneArea,
  body: z.strictObject({ version: z.int(), area: changed(AreaForm), was: Was }),
  answer: AreaDetail,
  summary: 'Saves an area; groups whose rule names it follow',
});
export const removeArea = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/areas/:areaId',
  params: oneArea,
  answer: Nothing,
  summary: 'Removes an area that no rule and no course names',
});

export const TagForm = z.strictObject({ name: Name });
export type TagForm = z.infer<typeof TagForm>;
export const TagRow = z.object({ id: Id, name: z.string(), members: z.int() });
export type TagRow = z.infer<typeof TagRow>;
export const TagDetail = z.object({ id: Id, ...saved, tag: TagForm });
export type TagDetail = z.infer<typeof TagDetail>;
export const oneTag = z.object({ tagId: Id });

export const listTags = endpoint({
  ...read,
  method: 'GET',
  path: '/console/tags',
  query: found,
  answer: pageOf(TagRow),
  summary: 'Tags, in their order',
});
export const exportTags = exportOf(listTags);
export const getTag = endpoint({
  ...read,
  method: 'GET',
  path: '/console/tags/:tagId',
  params: oneTag,
  answer: TagDetail,
  summary: 'A tag as it is edited',
});
export const createTag = endpoint({
  ...write,
  method: 'POST',
  path: '/console/tags',
  body: TagForm,
  answer: Made,
  summary: 'Adds a tag',
});
export const saveTag = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/tags/:tagId',
  params: oneTag,
  body: z.strictObject({ version: z.int(), tag: changed(TagForm), was: Was }),
  answer: TagDetail,
  summary: 'Saves a tag',
});
