import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { exportAreas, exportGroupLabels, exportGroups, exportTags } from './export-lists.ts';
import { exportGroupMembers, exportTagMembers } from './export-members.ts';
import { createArea, getArea, listAreas, removeArea, saveArea } from './areas.ts';
import { listGroupMembers, listTagMembers, setGroupMembers, setTagMembers } from './belonging.ts';
import { createGroup, getGroup, listGroups, removeGroup, saveGroup } from './groups.ts';
import { listRuleValues } from './list-rule-values.ts';
import { createGroupLabel, getGroupLabel, listGroupLabels, removeGroupLabel, saveGroupLabel } from './labels.ts';
import { previewGroupRule, setGroupRule } from './set-group-rule.ts';
import { createTag, getTag, listTags, saveTag } from './tags.ts';

/** Groups with their labels, areas and tags, and who belongs to them (CLI-09). */
export const groupRoutes =
  (platform: Platform): Routes =>
  (app) => {
    const { db } = platform;
    answer(app, wire.listGroupLabels, ({ actor, query }) => listGroupLabels(platform, actor, query));
    answer(app, wire.exportGroupLabels, ({ actor, query, reply }) => exportGroupLabels(platform, actor, { query, reply }));
    answer(app, wire.getGroupLabel, ({ actor, params }) => getGroupLabel(db.read(), actor, params));
    answer(app, wire.createGroupLabel, ({ actor, body }) => createGroupLabel(platform, actor, body));
    answer(app, wire.saveGroupLabel, ({ actor, params, body }) => saveGroupLabel(platform, actor, { ...params, ...body }));
    answer(app, wire.removeGroupLabel, ({ actor, params }) => removeGroupLabel(platform, actor, params));

    answer(app, wire.listAreas, ({ actor, query }) => listAreas(platform, actor, query));
    answer(app, wire.exportAreas, ({ actor, query, reply }) => exportAreas(platform, actor, { query, reply }));
    answer(app, wire.getArea, ({ actor, params }) => getArea(db.read(), actor, params));
    answer(app, wire.createArea, ({ actor, body }) => createArea(platform, actor, body));
    answer(app, wire.saveArea, ({ actor, params, body }) => saveArea(platform, actor, { ...params, ...body }));
    answer(app, wire.removeArea, ({ actor, params }) => removeArea(platform, actor, params));

    answer(app, wire.listTags, ({ actor, query }) => listTags(platform, actor, query));
    answer(app, wire.exportTags, ({ actor, query, reply }) => exportTags(platform, actor, { query, reply }));
    answer(app, wire.getTag, ({ actor, params }) => getTag(db.read(), actor, params));
    answer(app, wire.createTag, ({ actor, body }) => createTag(platform, actor, body));
    answer(app, wire.saveTag, ({ actor, params, body }) => saveTag(platform, actor, { ...params, ...body }));
    answer(app, wire.listTagMembers, ({ actor, params, query }) => listTagMembers(platform, actor, { ...params, ...query }));
    answer(app, wire.exportTagMembers, ({ actor, params, query, reply }) => exportTagMembers(platform, actor, { ...params, query, reply }));
    answer(app, wire.setTagMembers, ({ actor, params, body }) => setTagMembers(platform, actor, { ...params, ...body }));

    answer(app, wire.listGroups, ({ actor, query }) => listGroups(platform, actor, query));
    answer(app, wire.exportGroups, ({ actor, query, reply }) => exportGroups(platform, actor, { query, reply }));
    answer(app, wire.getGroup, ({ actor, params }) => getGroup(db.read(), actor, params));
    answer(app, wire.createGroup, ({ actor, body }) => createGroup(platform, actor, body));
    answer(app, wire.saveGroup, ({ actor, params, body }) => saveGroup(platform, actor, { ...params, ...body }));
    answer(app, wire.removeGroup, ({ actor, params }) => removeGroup(platform, actor, params));
    answer(app, wire.setGroupRule, ({ actor, params, body }) => setGroupRule(platform, actor, { ...params, ...body }));
    answer(app, wire.previewGroupRule, ({ actor, body }) => previewGroupRule(platform, actor, body));
    answer(app, wire.listRuleValues, ({ actor, query }) => listRuleValues(platform, actor, query));
    answer(app, wire.listGroupMembers, ({ actor, params, query }) => listGroupMembers(platform, actor, { ...params, ...query }));
    answer(app, wire.exportGroupMembers, ({ actor, params, query, reply }) =>
      exportGroupMembers(platform, actor, { ...params, query, reply }),
    );
    answer(app, wire.setGroupMembers, ({ actor, params, body }) => setGroupMembers(platform, actor, { ...params, ...body }));
  };
