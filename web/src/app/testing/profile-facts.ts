import type { Profile } from '@vitrine/contract/identity';

/** What Camila keeps about herself. */
export const profile = (more: Partial<Profile> = {}): Profile => ({
  version: 3,
  userName: 'camila',
  about: {
    name: 'Camila',
    lastName: 'Rocha',
    nickname: '',
    document: '44771278202',
    birthday: '1990-05-01',
    gender: 'female',
    maritalStatus: '',
    children: null,
    profession: '',
    hasSpecialNeeds: false,
    specialNeeds: '',
  },
  ageBracket: '31-40',
  work: { company: '', brand: '', branch: '', retailer: '', storeNickname: '', gminNumber: '', cadvCode: '' },
  phones: { cell: '+5581988887777', commercial: '', residential: '', whatsapp: '', communication: '', isCellVerified: true },
  email: { address: 'camila@exemplo.test', isVerified: true, pending: null },
  addresses: [],
  preferences: { timeZone: null, clientTimeZone: 'America/Sao_Paulo', mailConsent: false },
  avatarUrl: null,
  ...more,
});
