import type { Entry } from './entry.ts';

const answers = { fullName: 'Invasora', email: 'invasora@exemplo.test' };

/** Registrations: of oneself, and of the client's queue. */
export const identityEntries: Record<string, Entry> = {
  register: {
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
  listRegistrations: {
    asks: (b) => [{ query: {} }, { query: { status: 'approved', show: 'register', search: b.userName } }, { query: { after: b.cursor } }],
  },
  getRegistrationToDecide: { asks: (b) => [{ params: { registrationId: b.registrationId } }] },
  decideRegistration: {
    asks: (b) => [
      { params: { registrationId: b.registrationId }, body: { decision: 'approve', seen: 'waiting', reason: null, note: '' } },
      { params: { registrationId: b.registrationId }, body: { decision: 'refuse', seen: 'waiting', reason: 'other', note: 'não' } },
    ],
  },
};
