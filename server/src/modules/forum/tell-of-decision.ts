import type { AppealOutcome, ForumDecision } from '@vitrine/domain/forum';
import { localeOf, type Locale } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { tell } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import type { ForumParts } from './ports.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

type Decided = {
  caseId: string;
  topicId: string;
  authorId: string;
  /** It was hidden while it waited: the author hears that it stands again. */
  wasHidden: boolean;
  decision: ForumDecision;
  why: string;
  muteDays: number;
};

/** The author hears what was done and why, each reporter what came of their report, in their own languages (FOR-02). Reporters are never named to the author. */
export async function tellOfDecision(parts: ForumParts, tx: Tx, { tenantId }: Actor, decided: Decided): Promise<void> {
  const { caseId, topicId, authorId, decision, why, muteDays } = decided;
  const { title } = await tx
    .selectFrom('forum.topic')
    .select('title')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topicId)
    .executeTakeFirstOrThrow();
  const reporters = await tx
    .selectFrom('forum.report')
    .select('member_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('member_id')
    .execute();
  const ids = [authorId, ...reporters.map(({ member_id }) => member_id)];
  const languages = await languagesOf(tx, { tenantId, memberIds: ids });
  for (const memberId of ids) {
    const isAuthor = memberId === authorId;
    if (isAuthor && decision === 'keep' && !decided.wasHidden) continue; // nothing of it ever reached them
    const words = catalogs[languages.get(memberId) ?? 'pt-BR'];
    const muted = isAuthor && muteDays > 0 ? ` ${words.muted.replace('{{days}}', String(muteDays))}` : '';
    const done = `${isAuthor ? words.toAuthor[decision] : words.toReporter[decision]}${muted}`;
    const facts = { topicId, title: `“${title}”: ${done}${why === '' ? '' : ` ${words.why} ${why}`}` };
    const kind = isAuthor ? 'forum_judged' : 'forum_report_answered';
    await tell(parts, tx, { tenantId, memberId }, { kind, facts, cause: `forum report ${caseId} judged` });
  }
}

type Appealed = { caseId: string; topicId: string; authorId: string; outcome: AppealOutcome; why: string };

/** Who appealed hears what another moderator said. */
export async function tellOfAppeal(
  parts: ForumParts,
  tx: Tx,
  { tenantId }: Actor,
  { caseId, topicId, authorId, outcome, why }: Appealed,
): Promise<void> {
  const { title } = await tx
    .selectFrom('forum.topic')
    .select('title')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topicId)
    .executeTakeFirstOrThrow();
  const languages = await languagesOf(tx, { tenantId, memberIds: [authorId] });
  const words = catalogs[languages.get(authorId) ?? 'pt-BR'];
  const facts = { topicId, title: `“${title}”: ${words.appeal[outcome]} ${words.why} ${why}` };
  await tell(parts, tx, { tenantId, memberId: authorId }, { kind: 'forum_judged', facts, cause: `forum appeal ${caseId} judged` });
}

async function languagesOf(
  tx: Tx,
  { tenantId, memberIds }: { tenantId: string; memberIds: readonly string[] },
): Promise<Map<string, Locale>> {
  const rows = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', 'in', [...memberIds])
    .execute();
  return new Map(
    rows.flatMap(({ id, language_id }) => {
      const locale = localeOf(language_id);
      return locale ? [[id, locale] as const] : [];
    }),
  );
}
