import type { LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import { derivePalette, judgeLanguages, paletteCss } from '@vitrine/domain/tenancy';
import type { Tx } from '../../platform/database/index.ts';
import { recordChange } from '../../platform/audit/index.ts';
import { mergeEdit, Refusal, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { configurationFormat, filesIn, parseConfiguration } from './configuration.ts';
import { getLoginConfiguration } from './get-login-configuration.ts';
import { ownLooks } from './stored-files.ts';
import { tellSettings } from './tell-settings.ts';

/**
 * Saves what was changed of the site's log-in screen; the palette is derived here, once, so that no visitor waits for it; open screens are told.
 * Refuses `changed_meanwhile`, and `default_language_missing`, `file_missing` and `invalid_choice` (a client of another site) at their fields.
 */
export async function saveLoginConfiguration(
  parts: Pick<Platform, 'db' | 'storage' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { version, configuration: now, was }: { version: number; configuration: Changes<LoginConfigurationDraft>; was?: Was },
): ReturnType<typeof getLoginConfiguration> {
  await parts.db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('tenancy.site')
      .select(['version', 'configuration'])
      .where('id', '=', actor.siteId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { version: _format, ...before } = parseConfiguration(row.configuration);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    const after = { ...form, languageIds: [...new Set(form.languageIds)] };
    const verdict = judgeLanguages({ defaultLanguageId: after.default_language_id, languageIds: after.languageIds });
    if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: { 'configuration.default_language_id': verdict.refusal } });
    await checkClients(tx, actor, after.registration_client_ids);
    await ownLooks(parts, tx, {
      tenantId: actor.tenantId,
      ownerId: actor.siteId,
      before: Object.values(filesIn(before)),
      after: filesIn(after),
    });
    await tx
      .updateTable('tenancy.site')
      .set({
        version: row.version + 1,
        configuration: JSON.stringify({ version: configurationFormat, ...after }),
        theme: paletteCss(derivePalette(after)),
      })
      .where('id', '=', actor.siteId)
      .execute();
    await recordChange(tx, actor, {
      what: 'login_configuration.saved',
      subject: 'login_configuration',
      subjectId: actor.siteId,
      before,
      after,
      now: parts.clock.now(),
      id: parts.newId(),
    });
    await tellSettings(parts, tx, { siteId: actor.siteId });
  });
  return getLoginConfiguration(parts, actor);
}

/** People may only be led into clients of this site; of another the id says nothing. */
async function checkClients(tx: Tx, actor: Actor, clients: LoginConfigurationDraft['registration_client_ids']): Promise<void> {
  const wanted = Object.entries(clients);
  if (wanted.length === 0) return;
  const found = await tx.selectFrom('tenancy.tenant').select('id').where('site_id', '=', actor.siteId).execute();
  const foreign = wanted.filter(([, id]) => !found.some((client) => client.id === id));
  if (foreign.length === 0) return;
  const fields = foreign.map(([variant]) => [`configuration.registration_client_ids.${variant}`, 'invalid_choice']);
  throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) });
}
