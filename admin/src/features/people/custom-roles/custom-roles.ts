import { call, callFile } from '@vitrine/client';
import {
  createCustomRole,
  CustomRoleForm,
  CustomRoleRow,
  exportCustomRoles,
  getCustomRole,
  listCustomRoles,
  saveCustomRole,
} from '@vitrine/contract/identity';
import { described, openedBy, resource, sentBy } from '../../../shared/resource/index.ts';

const drawn = described(CustomRoleForm, { name: { limit: 80 } });
const opened = openedBy('role');

/** Roles that the client makes itself (CLI-06). */
export const customRoles = resource<CustomRoleRow, CustomRoleForm>({
  room: 'people',
  name: 'custom_roles',
  inner: 'role',
  row: described(CustomRoleRow, { name: { column: 'shown' }, permissions: { column: 'shown' }, members: { column: 'shown' } }),
  form: CustomRoleForm,
  drawn,
  list: (ask) => call(listCustomRoles, { query: listCustomRoles.query.parse(ask) }),
  export: (ask) => callFile(exportCustomRoles, { query: exportCustomRoles.query.parse(ask) }),
  titleOf: ({ name }) => name,
  cells: { permissions: ({ permissions }) => permissions.length },
  read: (roleId) => call(getCustomRole, { params: { roleId } }).then(opened),
  save: (roleId, version, _whole, { now: role, was }) =>
    call(saveCustomRole, { params: { roleId }, body: { version, role, was } }).then(opened),
  create: {
    needs: 'people.write',
    form: drawn,
    empty: { name: {}, permissions: [] },
    send: sentBy(CustomRoleForm, (body, once) => call(createCustomRole, { body }, once)),
  },
});
