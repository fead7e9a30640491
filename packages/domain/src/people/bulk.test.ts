import { expect, test } from 'vitest';
import { deviceName, isAdministrator, judgePersonChanges, mayGrant, permissionsOf, type ChangeFacts } from '../identity/index.ts';
import { oppositeOf } from './index.ts';

test('ADM-02 what many were put into or blocked by is taken back by its opposite; an approval and an ended session are not', () => {
  expect(oppositeOf({ do: 'add_group', id: 'g' })).toEqual({ do: 'remove_group', id: 'g' });
  expect(oppositeOf({ do: 'remove_tag', id: 't' })).toEqual({ do: 'add_tag', id: 't' });
  expect(oppositeOf({ do: 'add_role', role: 'auditor' })).toEqual({ do: 'remove_role', role: 'auditor' });
  expect(oppositeOf({ do: 'block' })).toEqual({ do: 'unblock' });
  expect(oppositeOf({ do: 'unblock' })).toEqual({ do: 'block' });
  expect([oppositeOf({ do: 'approve' }), oppositeOf({ do: 'log_out' })]).toEqual([null, null]);
});

test('CLI-06 nobody gives a role above their own, and a client is managed by its administrators and superusers alone', () => {
  expect(mayGrant(['client_administrator'], ['client_administrator', 'learner'])).toBe(true);
  expect(mayGrant(['client_administrator'], ['superuser'])).toBe(false);
  expect(mayGrant(['learner', 'auditor'], ['moderator'])).toBe(true);
  expect(mayGrant([], ['learner'])).toBe(false);
  expect(mayGrant([], [])).toBe(true);
  expect([isAdministrator(['superuser']), isAdministrator(['learner', 'client_administrator'])]).toEqual([true, true]);
  expect(isAdministrator(['program_administrator', 'auditor'])).toBe(false);
  expect(permissionsOf(['learner'])).toEqual([]);
  expect(permissionsOf(['instructor', 'auditor'])).toContain('content.read');
  expect(permissionsOf(['instructor'])).not.toContain('sales.audit');
});

test('PRO-02 a device is called by its browser and its system, the more special name first, and by nothing that people do not know', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome · Android');
  expect(deviceName(`${chrome} Edg/130.0`)).toBe('Edge · Android');
  expect(deviceName('curl/8.5')).toBe('');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0)')).toBe('Windows');
});

test('ADM-02 PRO-03 what may be done to a member follows from roles, from whose they are, and from how they stand', () => {
  const facts: ChangeFacts = {
    isYourself: false,
    yourRoles: ['client_administrator'],
    theirRoles: ['learner'],
    isShared: false,
    status: 'approved',
    mayWrite: true,
    hasSecondStep: true,
    hasPassword: true,
    hasEmail: true,
    isErased: false,
    mayVisit: true,
  };
  const can = (more: Partial<ChangeFacts> = {}) =>
    Object.entries(judgePersonChanges({ ...facts, ...more }))
      .filter(([, may]) => may)
      .map(([what]) => what);
  const all = ['save', 'savePerson', 'block', 'setProgramStatus', 'setPassword', 'sendLink', 'resetSecondStep', 'visit'];
  expect(can()).toEqual(all);
  expect(can({ status: 'blocked' })).toEqual(['save', 'savePerson', 'approve', 'setProgramStatus', 'setPassword', 'resetSecondStep']);
  expect(can({ isYourself: true })).toEqual(['save', 'savePerson', 'setPassword', 'sendLink']);
  expect(can({ isShared: true })).toEqual(['save', 'setProgramStatus', 'visit']);
  expect(can({ isShared: true, yourRoles: ['superuser'] })).toEqual(all);
  expect(can({ theirRoles: ['superuser'] })).toEqual([]);
  expect(can({ isErased: true })).toEqual([]);
  expect(can({ mayWrite: false })).toEqual(['visit']);
  expect(can({ hasSecondStep: false, mayVisit: false })).toEqual(all.filter((what) => !['resetSecondStep', 'visit'].includes(what)));
});
