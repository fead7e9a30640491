import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createCustomRole, getCustomRole, listCustomRoles, removeCustomRole, saveCustomRole } from './custom-roles.ts';
import { exportCustomRoleMembers, exportCustomRoles } from './export-custom-roles.ts';
import { listCustomRoleMembers, setCustomRoleMembers } from './role-members.ts';

/** Roles that a client makes itself, and who has them (CLI-06). */
export const customRoleRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listCustomRoles, ({ actor, query }) => listCustomRoles(platform, actor, query));
    answer(app, wire.exportCustomRoles, ({ actor, query, reply }) => exportCustomRoles(platform, actor, { query, reply }));
    answer(app, wire.getCustomRole, ({ actor, params }) => getCustomRole(platform.db.read(), actor, params));
    answer(app, wire.createCustomRole, ({ actor, body }) => createCustomRole(platform, actor, body));
    answer(app, wire.saveCustomRole, ({ actor, params, body }) => saveCustomRole(platform, actor, { ...params, ...body }));
    answer(app, wire.removeCustomRole, ({ actor, params }) => removeCustomRole(platform, actor, params));
    answer(app, wire.listCustomRoleMembers, ({ actor, params, query }) => listCustomRoleMembers(platform, actor, { ...params, ...query }));
    answer(app, wire.exportCustomRoleMembers, ({ actor, params, query, reply }) =>
      exportCustomRoleMembers(platform, actor, { ...params, query, reply }),
    );
    answer(app, wire.setCustomRoleMembers, ({ actor, params, body }) => setCustomRoleMembers(platform, actor, { ...params, ...body }));
  };
