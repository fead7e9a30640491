import type { SenceSettings, SenceSettingsForm } from '@vitrine/contract/sence';
import { defaultSessionMinutes, environments, judgeSettings, manuals, runOf, shownRun } from '@vitrine/domain/sence';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, refuseOld, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { seal, unseal } from '../../platform/secrets/index.ts';
import { hostOfAuthority } from './authority.ts';
import { wordOf } from './word-of.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'settings'>;
export type KnownSettings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** How a client is known to the authority, its token still sealed. */
export async function findSettings(db: Reader, { tenantId }: { tenantId: string }) {
  const row = await db.selectFrom('sence.settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
  if (!row) return undefined;
  return {
    version: row.version,
    isOn: row.is_on,
    providerRut: row.provider_rut,
    sealedToken: row.sealed_token,
    environment: wordOf(environments, row.environment),
    manual: wordOf(manuals, row.manual),
    sessionMinutes: row.session_minutes,
    exemptGroupId: row.exempt_group_id,
  };
}

/** The token as the authority takes it: upper case, as its newer interfaces want it. */
export const tokenOf = (parts: Pick<Parts, 'secret'>, { tenantId, sealedToken }: { tenantId: string; sealedToken: Buffer }): string =>
  unseal(parts, { ...placeOf(tenantId), sealed: sealedToken }).toUpperCase();

const placeOf = (tenantId: string) => ({ name: 'sence' as const, place: `sence.settings/${tenantId}` });

/** The settings as staff edits them, without the token; of a client that has none, what most begin with. */
export async function getSettings(parts: Pick<Parts, 'db' | 'settings'>, actor: Actor): Promise<SenceSettings> {
  const found = await findSettings(parts.db.write(), actor);
  return {
    version: found?.version ?? 0,
    hasToken: found !== undefined,
    host: hostOfAuthority(parts),
    settings: { ...shownOf(found), token: '' },
  };
}

const shownOf = (found: KnownSettings | undefined) => ({
  isOn: found?.isOn ?? false,
  providerRut: found ? shownRun(found.providerRut) : '',
  environment: found?.environment ?? ('test' as const),
  manual: found?.manual ?? ('m115' as const),
  sessionMinutes: found?.sessionMinutes ?? defaultSessionMinutes,
  exemptGroupId: found?.exemptGroupId ?? null,
});

/** Saves them; of two who save at once the second is refused. Refuses `changed_meanwhile`, and at its fields a RUT, a token or a group that cannot be. */
export async function saveSettings(
  parts: Parts,
  actor: Actor,
  { version, settings: form }: { version: number; settings: SenceSettingsForm },
): Promise<SenceSettings> {
  await parts.db.transaction(async (tx) => {
    const before = await findSettings(tx, actor);
    refuseOld({ version: before?.version ?? 0 }, { version });
    const faults = judgeSettings({ ...form, hasToken: before !== undefined });
    refuseFields(
      { ...faults, exemptGroupId: (await isGroup(tx, actor, form.exemptGroupId)) ? undefined : 'invalid_choice' },
      { prefix: 'settings.' },
    );
    const sealed = form.token === '' ? before?.sealedToken : seal(parts, { ...placeOf(actor.tenantId), text: form.token });
    if (!sealed) throw new Error('sence: a token passed that is not there');
    const row = {
      version: version + 1,
      is_on: form.isOn,
      provider_rut: runOf(form.providerRut) ?? '',
      sealed_token: sealed,
      environment: form.environment,
      manual: form.manual,
      session_minutes: form.sessionMinutes,
      exempt_group_id: form.exemptGroupId,
      updated_at: parts.clock.now(),
    };
    const saved = before
      ? await tx
          .updateTable('sence.settings')
          .set(row)
          .where('tenant_id', '=', actor.tenantId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
      : await tx
          .insertInto('sence.settings')
          .values({ tenant_id: actor.tenantId, ...row })
          .onConflict((conflict) => conflict.column('tenant_id').doNothing())
          .returning('version')
          .executeTakeFirst();
    if (!saved) throw new Refusal('changed_meanwhile');
    const { token, ...told } = form;
    await recordChange(tx, actor, {
      what: 'sence_settings.saved',
      subject: 'sence_settings',
      subjectId: actor.tenantId,
      before: before ? shownOf(before) : null,
      after: { ...told, isTokenNew: token !== '' },
      now: parts.clock.now(),
      id: parts.newId(),
    });
  });
  return getSettings(parts, actor);
}

async function isGroup(tx: Tx, { tenantId }: Actor, groupId: string | null): Promise<boolean> {
  if (groupId === null) return true;
  const row = await tx
    .selectFrom('identity.member_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .executeTakeFirst();
  return row !== undefined;
}
