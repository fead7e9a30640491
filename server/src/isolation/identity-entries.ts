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
  listRegistrations: { asks: (b) => [{ query: {} }, { query: { status: 'approved' } }, { query: { after: b.cursor } }] },
  decideRegistration: {
    asks: (b) => [
      { params: { registrationId: b.registrationId }, body: { decision: 'approve', note: '' } },
      { params: { registrationId: b.registrationId }, body: { decision: 'refuse', note: 'não' } },
    ],
  },
};
