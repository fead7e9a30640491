import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditDecision } from '@vitrine/contract/audit';
import { Button, Empty, Failed, FilterChips, Loading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { decisionsQuery, decisionsExport, sendOpinion, shows } from './api.ts';
import classes from './audit.module.css';
import { DecisionRow } from './decision-row.tsx';
import { DisagreeDialog } from './disagree-dialog.tsx';

const filters = [{ key: 'show' }];

/** Who decided what, the newest first; of the sample, what a second person thinks. */
export function Decisions({ waiting }: { waiting: number }) {
  const { t } = useTranslation('audit');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const { filter, setFilter } = useResourceSearch('/audit', filters);
  const show = shows.find((one) => one === filter['show']) ?? 'all';
  const found = useInfiniteQuery({ ...decisionsQuery(show), placeholderData: (before) => before });
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const [asked, setAsked] = useState<AuditDecision>();
  const opinion = useMutation({
    mutationFn: ({ decision, ...said }: { decision: AuditDecision; agrees: boolean; note: string }) => sendOpinion(decision, said),
    onSuccess: () => {
      setAsked(undefined);
      showToast({ text: t('opinion.kept') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  });
  const label = (one: (typeof shows)[number]) => `${t(`show.${one}`)}${one === 'sample' && waiting > 0 ? ` ${waiting}` : ''}`;
  return (
    <section className={classes.decisions} aria-labelledby="decisions">
      <header className={classes.head}>
        <h2 id="decisions">{t('decisions')}</h2>
        <ExportMenu name="decisions" fetchExport={(format) => decisionsExport(show, format)} />
      </header>
      <FilterChips
        label={t('show_label')}
        isChoice
        filters={shows.map((key) => ({ key, label: label(key), isActive: key === show }))}
        onToggle={(key) => setFilter('show', key === 'all' ? undefined : key)}
      />
      {show === 'sample' ? <p className={classes.hint}>{t('sample_hint')}</p> : null}
      {found.isPending ? <Loading shape="list" rows={5} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && rows.length === 0 ? <Empty title={t(`none.${show}.title`)} hint={t(`none.${show}.hint`)} /> : null}
      {rows.length > 0 ? (
        <ul className={classes.list} aria-label={t('decisions')}>
          {rows.map((decision) => (
            <DecisionRow
              key={`${decision.id} ${decision.decidedAt}`}
              decision={decision}
              isBusy={opinion.isPending}
              onAgree={() => opinion.mutate({ decision, agrees: true, note: '' })}
              onDisagree={() => setAsked(decision)}
            />
          ))}
        </ul>
      ) : null}
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
      <DisagreeDialog
        decision={asked}
        isSending={opinion.isPending}
        onClose={() => setAsked(undefined)}
        onSend={(note) => asked && opinion.mutate({ decision: asked, agrees: false, note })}
      />
    </section>
  );
}
