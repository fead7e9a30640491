import type { MyRegistration } from '@vitrine/contract/identity';
import { normaliseDocument } from '@vitrine/domain/identity';
import { answersOf, emptyAnswers, judgeAnswers, lackingFields, type RegistrationAnswers } from '@vitrine/domain/identity/registration';
import { registrationVariants } from '@vitrine/domain/tenancy';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRegistrationSettings } from '../../tenancy/index.ts';
import { getMember } from '../member-rows.ts';
import { namesAtFields, takenNames } from '../taken-names.ts';
import { sortPersonIntoGroups } from '../groups/sort-into-groups.ts';
import { findAnswers, keepProfile, memberColumnsOf, personColumnsOf } from './answers-of-person.ts';
import { factsOf } from './facts.ts';
import { refuseFaults } from './refuse-faults.ts';
import { takenAsOf } from './taken-as-of.ts';

/** What the actor's registration lacks, by the registration form that they came through; somebody who never registered is asked what everybody is (LOG-11). */
export async function getMyRegistration({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<MyRegistration> {
  const { lacking, answers } = await lackOf(db.write(), actor);
  return { lacking, answers };
}

/**
 * Completes what is lacking, and nothing else: what a person told once is changed in their profile. Sent again, it finds nothing lacking and
 * changes nothing. Refuses at fields whatever the rules of a registration refuse, and `…_taken`.
 */
export function completeMyRegistration(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { answers: told }: { answers: RegistrationAnswers },
): Promise<MyRegistration> {
  return takenAsOf(actor.country, { at: 'answers.document' }, () =>
    namesAtFields({ prefix: 'answers.' }, () =>
      parts.db.transaction(async (tx) => {
        await getMember(tx, actor, { memberId: actor.memberId, lock: true }); // so that two devices complete one after the other
        const { lacking, answers: before, settings } = await lackOf(tx, actor);
        const names = lacking.flatMap(({ field }) => answersOf(field));
        const answers = { ...before, ...pick(told, names) };
        const country = answers.country || actor.country;
        refuseFaults(judgeAnswers({ ...factsOf(parts, settings), asked: lacking, answers: { ...answers, country } }), {
          prefix: 'answers.',
          bare: [],
        });
        if (lacking.length === 0) return { lacking, answers: before };
        const document = normaliseDocument(answers.document);
        refuseFaults(await takenNames(tx, actor, { ...answers, document, personId: actor.personId }), { prefix: 'answers.', bare: [] });
        await tx
          .updateTable('identity.person')
          .set((row) => ({ version: row('version', '+', 1), ...personColumnsOf(answers, { country, names, now: parts.clock.now() }) }))
          .where('id', '=', actor.personId)
          .execute();
        await keepProfile(tx, { personId: actor.personId, answers: { ...answers, country } });
        await tx
          .updateTable('identity.member')
          .set(memberColumnsOf(answers))
          .where('tenant_id', '=', actor.tenantId)
          .where('id', '=', actor.memberId)
          .execute();
        await sortPersonIntoGroups(tx, actor);
        const { lacking: left, answers: after } = await lackOf(tx, actor);
        return { lacking: left, answers: after };
      }),
    ),
  );
}

async function lackOf(db: Reader, actor: Actor) {
  const row = await db
    .selectFrom('identity.registration')
    .select('variant')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .executeTakeFirst();
  const variant = registrationVariants.find((one) => one === row?.variant) ?? 'register';
  const settings = await findRegistrationSettings(db, { siteId: actor.siteId, variant });
  if (!settings) throw new Error('identity: a member of a site that is not there');
  const answers = (await findAnswers(db, { tenantId: actor.tenantId, memberIds: [actor.memberId] })).get(actor.memberId) ?? emptyAnswers;
  // Who was entered without an e-mail has none: nobody is kept out for it.
  const lacking = lackingFields(settings.asked, answers).filter(({ field }) => field !== 'email');
  return { lacking, answers, settings };
}

const pick = (told: RegistrationAnswers, names: readonly (keyof RegistrationAnswers)[]): Partial<RegistrationAnswers> =>
  Object.fromEntries(names.map((name) => [name, told[name]]));
