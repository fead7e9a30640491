/** The partner's loyalty program beside the server of the journeys: a client that sends points there, and a course that is worth some. */
import { getPartner, savePartner, type PartnerForm } from '@vitrine/contract/transfer';
import { callAs, port, type Who } from './api.ts';

/** As `scripts/serve-for-browser.mjs` opens it. */
const apiUrl = `http://127.0.0.1:${port + 4}`;

/** Writes the partner down for the client of this administrator. */
export async function aPartnerProgram(admin: Who, wish: Partial<PartnerForm> = {}): Promise<void> {
  const { version } = await callAs(admin, getPartner, {});
  const partner: PartnerForm = {
    name: 'Clube Mais',
    siteUrl: 'https://clube-mais.example',
    apiUrl,
    key: 'chave-do-parceiro',
    roles: ['dependent', 'salesperson', 'store_owner'],
    groupIds: [],
    isOpen: true,
    ...wish,
  };
  await callAs(admin, savePartner, { body: { version, partner } });
}

/** A CPF that can exist and that ends with this digit: by it the partner knows who somebody is there. */
export function aCpfEndingWith(last: string): string {
  for (;;) {
    const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
    for (let length = 9; length < 11; length += 1)
      digits.push(((digits.reduce((sum, digit, place) => sum + digit * (length + 1 - place), 0) * 10) % 11) % 10);
    if (String(digits.at(-1)) === last) return digits.join('');
  }
}
