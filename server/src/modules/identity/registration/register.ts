import { documentKindOf, normaliseDocument } from '@vitrine/domain/identity';
import {
  answersOf,
  emptyAnswers,
  isDocumentValid,
  judgeRegistration,
  type RegistrationAnswers,
} from '@vitrine/domain/identity/registration';
import type { RegistrationVariant } from '@vitrine/domain/tenancy';
import { violatedKey, type Reader, type Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/http/index.ts';
import { countTry } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRegistrationSettings, type RegistrationSettings } from '../../tenancy/index.ts';
import { demandChallenge } from '../challenge/demand-challenge.ts';
import { hashPassword } from '../passwords.ts';
import { namesAtFields, takenNames } from '../taken-names.ts';
import { sortIntoGroups } from '../groups/sort-into-groups.ts';
import { keepProfile, memberColumnsOf, personColumnsOf } from './answers-of-person.ts';
import { factsOf } from './facts.ts';
import { registrationLimit } from './registration-limit.ts';
import { refuseFaults } from './refuse-faults.ts';
import { takenAsOf } from './taken-as-of.ts';
import { userNameOf } from './user-name.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'settings' | 'publish'>;
type Ask = {
  host: string;
  address: string;
  id: string;
  variant: RegistrationVariant;
  languageId: number;
  answers: RegistrationAnswers;
  emailConfirmation: string;
  password: string;
  acceptsTerms: boolean;
  challenge?: string | undefined;
};
type Registered = { status: 'awaiting_approval' };

/**
 * Registers a person into the client that the registration form leads to; they wait for approval (LOG-10, LOG-13). What is taken is told only within the limit
 * of tries of an address, and never for another site (decision D64). The same registration sent again is answered as the first time.
 * Refuses `challenge_required`, `challenge_failed`, `registration_closed`, `too_many_requests`, and at fields whatever the rules of a registration and the names of others refuse.
 */
export async function register(parts: Parts, ask: Ask): Promise<Registered> {
  await demandChallenge(parts, ask);
  const settings = await findRegistrationSettings(parts.db.write(), ask);
  if (!settings?.isOpen || settings.tenantId === null) throw new Refusal('registration_closed');
  await countTry(parts, { count: registrationLimit(ask) });
  const country = ask.answers.country || (settings.countries[0] ?? 'BR');
  refuseFaults(judgeRegistration({ ...ask, ...factsOf(parts, settings) }), { prefix: 'answers.', bare: bareFields });
  const passwordHash = await hashPassword(ask.password); // before the transaction, which would hold its connection meanwhile
  const kept = { ...ask, answers: onlyAsked(ask.answers, settings), country, passwordHash, tenantId: settings.tenantId, settings };
  const write = () =>
    takenAsOf(country, { at: 'answers.document' }, () =>
      namesAtFields({ prefix: 'answers.' }, () => parts.db.transaction((tx) => keep(parts, tx, kept))),
    );
  try {
    return await write();
  } catch (fault) {
    // Sent twice at once: whoever came second finds what the first has written.
    if (await isRepeated(parts.db.write(), kept)) return { status: 'awaiting_approval' };
    if (violatedKey(fault) === 'registration_pkey') throw new Refusal('invalid_request', { fields: { id: 'invalid' } });
    // Nobody chose the user name, so nobody is told that somebody took it a moment ago.
    if (!kept.answers.userName && fault instanceof Refusal && fault.fields?.['answers.userName']) return write();
    throw fault;
  }
}

const bareFields = ['emailConfirmation', 'password', 'acceptsTerms'];

type Keep = Ask & { country: string; passwordHash: string; tenantId: string; settings: RegistrationSettings };

async function keep(parts: Parts, tx: Tx, ask: Keep): Promise<Registered> {
  if (await isRepeated(tx, ask)) return { status: 'awaiting_approval' };
  const userName = ask.answers.userName || (await userNameOf(parts, tx, { siteId: ask.settings.siteId, email: ask.answers.email }));
  const document = normaliseDocument(ask.answers.document);
  const taken = await takenNames(tx, ask.settings, { userName, email: ask.answers.email, document, personId: null });
  const faults = isCpfOfAnother(userName, document) ? { ...taken, userName: 'user_name_taken' } : taken;
  refuseFaults(faults, { prefix: 'answers.', bare: [] });

  const answered = ask.settings.asked.flatMap(({ field }) => answersOf(field));
  const [personId, memberId, now] = [parts.newId(), parts.newId(), parts.clock.now()];
  await tx
    .insertInto('identity.person')
    .values({
      id: personId,
      site_id: ask.settings.siteId,
      version: 1,
      user_name: userName,
      email: ask.answers.email,
      document_kind: documentKindOf(ask.country),
      full_name: ask.answers.fullName,
      phone: '',
      gender: 'not_told',
      country: ask.country,
      city: '',
      ...personColumnsOf(ask.answers, { country: ask.country, names: answered, now }),
      language_id: ask.settings.languageIds.includes(ask.languageId) ? ask.languageId : ask.settings.defaultLanguageId,
      status: 'awaiting_approval',
      password_hash: ask.passwordHash,
      must_change_password: false,
      created_at: now,
    })
    .execute();
  await keepProfile(tx, { personId, answers: { ...ask.answers, country: ask.country } });
  await tx
    .insertInto('identity.member')
    .values({
      tenant_id: ask.tenantId,
      id: memberId,
      person_id: personId,
      roles: ['learner'],
      ...memberColumnsOf(ask.answers),
      status: 'awaiting_approval',
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('identity.registration')
    .values({
      tenant_id: ask.tenantId,
      id: ask.id,
      member_id: memberId,
      variant: ask.variant,
      status: 'waiting',
      accepted_terms_at: now,
      registered_at: now,
    })
    .execute();
  await sortIntoGroups(tx, { tenantId: ask.tenantId }, [memberId]);
  await parts.publish(tx, { event: 'identity.person_registered', tenantId: ask.tenantId, payload: { memberId, registrationId: ask.id } });
  return { status: 'awaiting_approval' };
}

/** Nobody takes a CPF as a user name before its owner comes: the owner would be refused, or meant as somebody else. */
function isCpfOfAnother(userName: string, document: string): boolean {
  const alike = normaliseDocument(userName);
  return alike !== document && isDocumentValid({ kind: 'cpf', document: alike, country: 'BR' });
}

/** The device makes the id: only the person who sent it once knows it, and it is theirs by their e-mail. */
async function isRepeated(db: Reader, { tenantId, id, answers }: Keep): Promise<boolean> {
  const row = await db
    .selectFrom('identity.registration as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.email')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row?.email.toLowerCase() === answers.email.toLowerCase();
}

/** Nobody writes a field that the registration form does not ask for. */
function onlyAsked(answers: RegistrationAnswers, { asked }: RegistrationSettings): RegistrationAnswers {
  const names = new Set<string>(asked.flatMap(({ field }) => answersOf(field)));
  return { ...emptyAnswers, ...Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))) };
}
