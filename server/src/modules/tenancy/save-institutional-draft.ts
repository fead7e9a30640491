import type { InstitutionalDraft } from '@vitrine/contract/tenancy';
import { judgeInstitutionalText, type InstitutionalPage } from '@vitrine/domain/tenancy';
import { recordChange } from '../../platform/audit/index.ts';
import { mergeEdit, Refusal, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { newestVersion } from './institutional-versions.ts';
import { getClientRow } from './queries.ts';
import { tellSettings } from './tell-settings.ts';

type Ask = { clientId: string; page: InstitutionalPage; version: number; draft: Changes<InstitutionalDraft>; was?: Was };

/**
 * Puts what was changed of a client's institutional page into its next version, which holds from now on; open screens are told (ADM-03). A text that is empty in every language gives the page
 * back to the product's words. Refuses `not_found`, `changed_meanwhile`, and `link_forbidden` at its language.
 */
export async function saveInstitutionalDraft(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { clientId, page, version, draft: now, was }: Ask,
): Promise<{ version: number; since: string; draft: InstitutionalDraft }> {
  return parts.db.transaction(async (tx) => {
    await getClientRow(tx, actor, { clientId, lock: true }); // whoever saves another version waits here
    const newest = await newestVersion(tx, { tenantId: clientId, page });
    const held = { version: newest?.version ?? 0, form: { text: newest?.text ?? {} } };
    const draft = mergeEdit(held, { version, now, was });
    const verdict = judgeInstitutionalText(draft.text);
    if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: { [`draft.text.${verdict.locale}`]: verdict.refusal } });
    const text = Object.fromEntries(Object.entries(draft.text).filter(([, words]) => words !== ''));
    const next = { version: held.version + 1, since: parts.clock.now() };
    await tx
      .insertInto('tenancy.institutional_text')
      .values({ tenant_id: clientId, page, text: JSON.stringify(text), ...next })
      .execute();
    await tx
      .updateTable('tenancy.tenant')
      .set((row) => ({ texts_version: row('texts_version', '+', 1) }))
      .where('site_id', '=', actor.siteId)
      .where('id', '=', clientId)
      .execute();
    await recordChange(
      tx,
      { ...actor, tenantId: clientId },
      {
        what: 'institutional_text.saved',
        subject: 'institutional_text',
        subjectId: clientId,
        before: { [page]: held.form.text, version: held.version },
        after: { [page]: text, version: next.version },
        now: next.since,
        id: parts.newId(),
      },
    );
    await tellSettings(parts, tx, { siteId: actor.siteId, clientId });
    return { ...next, draft: { text } };
  });
}
