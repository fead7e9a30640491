import type { Entry } from '../../../isolation/entry.ts';

const answers = { fullName: 'Invasora', email: 'invasora@exemplo.test' };

const aboutMe = {
  name: 'Invasora',
  lastName: '',
  nickname: '',
  birthday: '',
  gender: 'not_told',
  maritalStatus: '',
  children: null,
  profession: '',
  hasSpecialNeeds: false,
  specialNeeds: '',
};
const work = { company: '', brand: '', branch: '', retailer: '', storeNickname: '', gminNumber: '', cadvCode: '' };
const phones = { cell: '+5581988887777', commercial: '', residential: '', whatsapp: '', communication: '' };
const address = {
  isMain: true,
  country: 'BR',
  zipCode: '50030-230',
  street: 'Rua',
  streetNumber: '1',
  complement: '',
  neighborhood: 'Centro',
  city: 'Recife',
  state: 'PE',
};

const back = (state: string) => ({ provider: 'google', state, code: 'somebody-elses' });
const google = { params: { provider: 'google' } };

const wrongPassword = { password: 'not the password' };
const signed = (of: string) => ({ id: of, rawId: of, type: 'public-key' });

/** Registrations: of oneself, and of the client's queue; log-in from outside; the second step. */
export const accountEntries: Record<string, Entry> = {
  registerPerson: {
    asks: (b) => [
      {
        body: {
          id: b.registrationId,
          variant: 'register',
          languageId: 1,
          answers,
          emailConfirmation: answers.email,
          password: 'Kx8w2pQz',
          acceptsTerms: true,
        },
      },
    ],
  },
  askFirstAccess: { asks: (b) => [{ body: { login: b.userName } }] },
  getMyRegistration: { asks: () => [{}] },
  completeMyRegistration: { asks: () => [{ body: { answers: { ...answers, street: 'Rua' } } }] },
  listCities: { asks: () => [{ params: { country: 'BR', state: 'PE', version: 'any' } }] },
  findPostalCode: { asks: () => [{ params: { country: 'BR', postalCode: '50030-230' } }] },
  getProfile: { asks: () => [{}] },
  saveProfileAbout: { asks: (b) => [{ body: { version: 1, about: { ...aboutMe, document: b.userName } } }] },
  saveProfileWork: { asks: () => [{ body: { version: 1, work } }] },
  saveProfilePhones: { asks: () => [{ body: { version: 1, phones, password: 'not the password' } }] },
  saveProfileAddresses: {
    asks: (b) => [{ body: { version: 1, addresses: [{ ...address, id: b.personId }] } }, { body: { version: 99, addresses: [] } }],
  },
  changeProfileEmail: {
    asks: (b) => [{ body: { email: `${b.userName}@exemplo.test`, emailConfirmation: `${b.userName}@exemplo.test`, password: 'x' } }],
  },
  saveProfilePreferences: { asks: () => [{ body: { timeZone: null, mailConsent: false } }] },
  saveProfileAvatar: { asks: (b) => [{ body: { fileId: b.fileId } }] },
  listDevices: { asks: () => [{}] },
  endDevice: { asks: (b) => [{ params: { deviceId: b.sessionId } }] },
  listRegistrations: {
    asks: (b) => [{ query: {} }, { query: { status: 'approved', show: 'register', search: b.userName } }, { query: { after: b.cursor } }],
  },
  exportRegistrations: { asks: () => [{ query: {} }, { query: { status: 'approved' } }] },
  getRegistrationToDecide: { asks: (b) => [{ params: { registrationId: b.registrationId } }] },
  decideRegistration: {
    asks: (b) => [
      { params: { registrationId: b.registrationId }, body: { decision: 'approve', seen: 'waiting', reason: null, note: '' } },
      { params: { registrationId: b.registrationId }, body: { decision: 'refuse', seen: 'waiting', reason: 'other', note: 'não' } },
    ],
  },
  beginOutsideLogIn: { asks: () => [google] },
  finishOutsideLogIn: { asks: (b) => [{ body: back(b.refreshToken) }] },
  listOutsideAccounts: { asks: () => [{}] },
  beginOutsideLink: { asks: () => [{ ...google, body: { password: 'not the password' } }] },
  finishOutsideLink: { asks: (b) => [{ body: back(b.refreshToken) }] },
  unlinkOutsideAccount: { asks: () => [google] },
  finishSecondStep: { asks: (b) => [{ body: { ticket: b.refreshToken, code: '123456' } }] },
  beginPasskeyLogIn: { asks: () => [{}] },
  finishPasskeyLogIn: {
    asks: (b) => [
      { body: { ...signed(b.refreshToken), response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' } } },
    ],
  },
  getSecondStep: { asks: () => [{}] },
  beginAuthenticator: { asks: () => [{ body: wrongPassword }] },
  proveAuthenticator: { asks: () => [{ body: { code: '123456' } }] },
  removeAuthenticator: { asks: () => [{ body: wrongPassword }] },
  renewRecoveryCodes: { asks: () => [{ body: wrongPassword }] },
  beginPasskey: { asks: () => [{ body: wrongPassword }] },
  addPasskey: {
    asks: (b) => [
      { body: { label: 'Invasora', made: { ...signed(b.refreshToken), response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } } } },
    ],
  },
  renamePasskey: { asks: (b) => [{ params: { passkeyId: b.passkeyId }, body: { label: 'Invasora' } }] },
  removePasskey: { asks: (b) => [{ params: { passkeyId: b.passkeyId }, body: wrongPassword }] },
  beginVisit: { asks: (b) => [{ params: { memberId: b.memberId }, body: { reason: 'to look at what is theirs' } }] },
  resetSecondStep: { asks: (b) => [{ params: { memberId: b.memberId } }] },
  listLogInProviders: { asks: () => [{}] },
  saveLogInProvider: {
    asks: (b) => [{ ...google, body: { version: 1, settings: { clientId: `invader-${b.nonce}`, secret: 'x', tenants: [] } } }],
  },
  checkLogInProvider: { asks: () => [google] },
  removeLogInProvider: { asks: () => [google] },
};
