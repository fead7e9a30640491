import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseDraft } from '@vitrine/contract/catalog';
import { languages, textIn } from '@vitrine/domain/kernel';
import { Dialog, Facts, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { useMay } from '../../shared/console-routes.ts';
import { listKey } from '../../shared/resource/index.ts';
import { changesQuery, draftQuery, publish } from './api.ts';
import classes from './catalog.module.css';
import { courses } from './courses.tsx';
import { textsIn } from './kinds/activity-kind-editor.tsx';

/** What members will get, what has changed since the last version, and what still keeps it back; then the verb (D10). */
export function PublishDialog({ draft, isOpen, onClose }: { draft: CourseDraft; isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('catalog');
  const queries = useQueryClient();
  const locale = matchLocale(i18n.language);
  const unfinished = draft.activities.filter(({ missing }) => missing.length > 0);
  const send = useMutation({
    mutationFn: () => publish({ courseId: draft.id, version: draft.version }),
    onSuccess: async (kept) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, kept);
      await queries.invalidateQueries({ queryKey: listKey(courses) });
      showToast({ text: t('publish.done', { number: kept.versionNumber ?? 1 }) });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(error) === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
    },
  });
  const lacking = languagesLacking(draft);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('publish.title', { number: (draft.versionNumber ?? 0) + 1 })} size={520}>
      <p className={classes.lead}>{t(draft.versionNumber === null ? 'publish.first' : 'publish.again')}</p>
      <Facts
        rows={[
          { term: t('activities'), value: draft.activities.length },
          {
            term: t('publish.languages'),
            value: lacking.length === 0 ? t('publish.complete') : t('publish.incomplete', { languages: lacking.join(', ') }),
          },
        ]}
      />
      {isOpen ? <ChangesSince draft={draft} /> : null}
      {unfinished.length > 0 ? (
        <section className={classes.missing}>
          <b>{t('publish.kept_back')}</b>
          <ul>
            {unfinished.map(({ id, title, missing }) => (
              <li key={id}>
                {textIn(title, locale) || t('untitled')}: {missing.map((code) => t(`missing.${code}`)).join(', ')}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <DialogFoot
        onClose={onClose}
        error={send.error}
        onClick={() => send.mutate()}
        loading={send.isPending}
        disabled={unfinished.length > 0 || draft.activities.length === 0}
      >
        {t('publish.send')}
      </DialogFoot>
    </Dialog>
  );
}

/** The steps since the last version, from the audit log; only for those who may read it. */
function ChangesSince({ draft }: { draft: CourseDraft }) {
  const { t, i18n } = useTranslation('catalog');
  const mayRead = useMay('audit.read');
  const { data } = useQuery({ ...changesQuery(draft.id), enabled: mayRead });
  const since = (data?.items ?? []).filter(
    ({ at, what }) => what !== 'course.published' && (draft.publishedAt === null || at > draft.publishedAt),
  );
  if (since.length === 0) return null;
  const sum = Map.groupBy(since, ({ what }) => what);
  return (
    <section className={classes.changes} aria-label={t('publish.changes')}>
      <b>{t('publish.changes')}</b>
      <ul>
        {[...sum].map(([what, entries]) => (
          <li key={what}>
            {i18n.exists(`catalog:change.${what}`) ? t(`change.${what}`) : t('change.other')}
            {entries.length > 1 ? ` (${entries.length})` : ''} · {[...new Set(entries.map(({ who }) => who))].join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Languages that some text of the course has and others have not. */
function languagesLacking({ course, activities }: CourseDraft): string[] {
  const texts = [course.title, course.summary, ...activities.flatMap(({ title, content }) => [title, ...textsIn(content)])];
  const written = texts.filter((text) => Object.values(text).some(Boolean));
  return languages.filter(({ locale }) => written.some((text) => !text[locale])).map(({ name }) => name);
}
