/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { groupEntries } from './group-entries.ts';
import { accountEntries } from './account-entries.ts';

/** Theirs is the person, the token is not: with the right one whoever holds the e-mail gets in. */
const aForgedLink = ({ personId }: { personId: string }) => ({
  uidb64: Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url'),
  token: 'A'.repeat(43),
});

const shortLived = 'opens a door for minutes and holds a hash that nobody can read';

export const identity: RoomUnderAttack = {
  entries: {
    alternativeLogin: { asks: (b) => [{ body: { username: b.userName, password: 'not the password' } }] },
    token: { asks: (b) => [{ body: { grant_type: 'refresh_token', refresh_token: `${b.refreshToken.slice(0, -4)}AAAA` } }] },
    reloadUserTokens: { asks: (b) => [{ body: { refresh_token: b.callerRefreshToken, id_client: b.tenantId } }] },
    openChallenge: { asks: () => [{}] },
    apiRecoverPassword: { asks: (b) => [{ body: { login: b.userName } }] },
    getPhoneNumberWithDocument: { asks: (b) => [{ body: { document: b.userName, country: 'BR', birthday: '1990-01-31' } }] },
    sendRecoverPasswordCode: { asks: (b) => [{ body: { document: b.userName, country: 'BR', channel: 'sms' } }] },
    validateRecoverPasswordCode: { asks: (b) => [{ body: { document: b.userName, country: 'BR', code: '123456' } }] },
    redeemAccessCode: {
      asks: (b) => [{ body: { document: b.userName, country: 'BR', birthday: '1990-01-31', code: 'ABCDE-23456' } }],
    },
    makeAccessCode: { asks: (b) => [{ params: { memberId: b.memberId } }] },
    revokeAccessCode: { asks: (b) => [{ params: { memberId: b.memberId } }] },
    checkPasswordLink: { asks: (b) => [{ body: aForgedLink(b) }] },
    setPasswordByLink: {
      asks: (b) => [{ body: { ...aForgedLink(b), password: 'Senha-2026-x' } }],
    },
    sendPasswordLink: { asks: (b) => [{ params: { memberId: b.memberId } }] },
    getContactChecks: { asks: () => [{}] },
    sendPhoneCode: { asks: () => [{ body: { channel: 'sms' } }] },
    confirmPhone: { asks: () => [{ body: { code: '123456' } }] },
    sendEmailLink: { asks: () => [{}] },
    confirmEmail: { asks: (b) => [{ body: aForgedLink(b) }] },
    getMe: { asks: () => [{}] },
    issueWebserviceToken: { asks: (b) => [{ body: { login: b.userName } }, { body: { login: b.userName, id_client: b.tenantId } }] },
    lookAtWebserviceToken: { asks: (b) => [{ body: { token: b.refreshToken } }] },
    redeemWebserviceToken: { asks: (b) => [{ body: { token: b.refreshToken } }] },
    listIntegrators: { asks: () => [{}] },
    exportIntegrators: { asks: () => [{ query: {} }] },
    createIntegrator: { asks: (b) => [{ body: { name: `Invasor ${b.nonce}` } }] },
    saveIntegrator: {
      asks: (b) => [
        { params: { integratorId: `web-${b.tenantId}` }, body: { version: 1, integrator: { name: 'Invasor' } } },
        { params: { integratorId: b.nonce }, body: { version: 1, integrator: { name: 'Invasor', clientIds: [b.tenantId] } } },
      ],
    },
    rotateIntegratorSecret: { asks: (b) => [{ params: { integratorId: `web-${b.tenantId}` } }] },
    endIntegrator: { asks: (b) => [{ params: { integratorId: `web-${b.tenantId}` } }] },
    passGate: { asks: () => [{ params: { gate: 'onboarding' }, body: { edition: 1 } }] },
    changePassword: { asks: () => [{ body: { current: 'not the password', password: 'Senha-2026-x' } }] },
    saveMe: { asks: () => [{ body: { languageId: 1 } }] },
    getSiteLists: { asks: () => [{}] },
    getPerson: { asks: (b) => [{ params: { memberId: b.memberId } }, { params: { memberId: b.personId } }] },
    createPerson: {
      asks: (b) => [
        {
          body: {
            ...b.personForm,
            userName: `copy.${b.nonce}`,
            email: `copy.${b.nonce}@exemplo.test`,
            document: '',
            groupIds: [b.groupId],
            password: 'Senha-2026-x',
          },
        },
      ],
    },
    savePerson: {
      asks: (b) => [{ params: { memberId: b.memberId }, body: { version: 1, person: { ...b.personForm, groupIds: [b.groupId] } } }],
    },
    setPersonStatus: { asks: (b) => [{ params: { memberId: b.memberId }, body: { status: 'blocked' } }] },
    setProgramStatus: { asks: (b) => [{ params: { memberId: b.memberId }, body: { status: 'blocked' } }] },
    setPersonPassword: { asks: (b) => [{ params: { memberId: b.memberId }, body: { password: 'Senha-2026-x' } }] },
    logOut: { asks: () => [{}] },
    ...groupEntries,
    ...accountEntries,
  },
  untold: {
    'identity.access_code': 'hashes of secrets',
    'identity.link': shortLived,
    'identity.log_in_ticket': shortLived,
    'identity.outside_flow': shortLived,
    'identity.passkey_challenge': shortLived,
    'identity.recovery_code': 'hashes of secrets',
    'identity.token': 'hashes of secrets; the log-in that they belong to is told',
  },
};
