import * as wire from '@vitrine/contract/identity';
import type { LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { RegistrationReason, RegistrationStatus } from '@vitrine/domain/identity';
import { emptyAnswers, type RegistrationAnswers } from '@vitrine/domain/identity/registration';
import type { AskedField, RegistrationVariant } from '@vitrine/domain/tenancy';
import type { Platform } from '../../../platform/platform.ts';
import type { House } from '../../../testing.ts';
import { aClient, aSite } from '../../tenancy/testing.ts';
import { aPerson } from '../testing.ts';

/** A main address, as the table holds it. */
export const anAddress = {
  position: 0,
  is_main: true,
  zip_code: '50030-230',
  street: 'Rua da Aurora',
  street_number: '100',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  country: 'BR',
};

type RowWish = {
  tenantId: string;
  memberId: string;
  personId: string;
  variant?: RegistrationVariant;
  street?: string;
  status?: RegistrationStatus;
  reason?: RegistrationReason | undefined;
  note?: string | undefined;
  decidedBy?: string | undefined;
};

/** A registration of a member that waits for a decision, unless told, with what they told about themselves. */
export async function aRegistration({ db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>, wish: RowWish): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx
      .insertInto('identity.registration')
      .values({
        tenant_id: wish.tenantId,
        id,
        member_id: wish.memberId,
        variant: wish.variant ?? 'register',
        status: wish.status ?? 'waiting',
        accepted_terms_at: clock.now(),
        registered_at: clock.now(),
        ...(wish.decidedBy === undefined ? {} : { decided_at: clock.now(), decided_by: wish.decidedBy }),
        reason: wish.reason ?? null,
        note: wish.note ?? '',
      })
      .execute();
    await tx
      .insertInto('identity.address')
      .values({ ...anAddress, person_id: wish.personId, id: wish.personId, ...(wish.street === undefined ? {} : { street: wish.street }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return id;
}

export const registrationPassword = 'Kx8w2pQz';
/** Fields that a registration form insists on. */
export const mandatory = (...fields: AskedField['field'][]): AskedField[] => fields.map((field) => ({ field, is_mandatory: true }));

/** A site that is open for registrations, with an administrator who decides about them. */
export async function anOpenSite(house: House, more: Partial<LoginConfigurationDraft> = {}) {
  const configuration = {
    user_register: true,
    registration_fields: {
      register: mandatory('fullName', 'email', 'document'),
      seven_trade: [],
      pop_trade: mandatory('phone', 'address'),
    },
    ...more,
  };
  const { siteId, host } = await aSite(house.platform, { configuration });
  const { tenantId } = await aClient(house.platform, { siteId });
  const admin = await aPerson(house.platform, { tenantId, roles: ['client_administrator'], fullName: 'Zuleica Admin' });
  return { siteId, host, tenantId, admin };
}

let serial = 0;
/** Answers of somebody new; the document is everybody's. */
export const someAnswers = (more: Partial<RegistrationAnswers> = {}): RegistrationAnswers => {
  serial += 1;
  return { ...emptyAnswers, fullName: 'Joana Prado', email: `joana.${serial}@exemplo.test`, document: '447.712.782-02', ...more };
};

type Wish = { answers?: RegistrationAnswers; variant?: 'register' | 'seven_trade' | 'pop_trade'; id?: string; address?: string } & Partial<{
  emailConfirmation: string;
  password: string;
  acceptsTerms: boolean;
}>;
/** Sends a registration to a host, from an address of its own unless told. */
export const sendRegistration = (house: House, host: string, { answers = someAnswers(), address, ...more }: Wish = {}) =>
  house.call(
    null,
    wire.registerPerson,
    {
      body: {
        id: more.id ?? house.platform.newId(),
        variant: 'register',
        languageId: 1,
        answers,
        emailConfirmation: answers.email,
        password: registrationPassword,
        acceptsTerms: true,
        ...more,
      },
    },
    { host, 'x-forwarded-for': address ?? `2001:db8::${(serial += 1).toString(16)}` },
  );
