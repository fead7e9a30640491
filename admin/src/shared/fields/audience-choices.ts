type Named = readonly { id: string; name: string }[];
type Lists = { groups_user: Named; country_areas: Named; tags: Named };

/** Groups, areas and tags that something can be limited to, as its form offers them; none until the lists are here. */
export const audienceChoices = (lists: Lists | undefined) => {
  const choicesOf = (items: Named = []) => items.map(({ id, name }) => ({ value: id, label: name }));
  return { groupIds: choicesOf(lists?.groups_user), areaIds: choicesOf(lists?.country_areas), tagIds: choicesOf(lists?.tags) };
};
