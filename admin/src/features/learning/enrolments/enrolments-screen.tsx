import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EnrolmentRow } from '@vitrine/contract/learning';
import { firstWays } from '@vitrine/domain/learning';
import { Button, ConsolePanes, Failed, Loading, NativeSelect, PageHeading, showToast, TextInput } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeRule, endPath, endRule, enrolmentsQuery, rulesQuery, type Subject } from './api.ts';
import classes from './enrolments.module.css';
import { PutInDialog } from './put-in-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';

/** Who is in a course or a trail: by rules, by hand, by themselves. Each way is ended by itself, and leaves the others (CRS-02). */
export function EnrolmentsScreen() {
  const { t } = useTranslation('learning/enrolments');
  const { subject: of, subjectId = '' } = useParams({ strict: false });
  const subject: Subject = { subject: of === 'trail' ? 'trail' : 'course', subjectId };
  const [asking, ask] = useState<'people' | 'rule' | undefined>();
  const close = () => ask(undefined);
  return (
    <ConsolePanes
      header={
        <PageHeading
          title={t(`title_${subject.subject}`)}
          backHref={subject.subject === 'trail' ? `/trails/${subjectId}` : `/courses/${subjectId}`}
          actions={
            <>
              <Button variant="default" onClick={() => ask('rule')}>
                {t('rule.open')}
              </Button>
              <Button onClick={() => ask('people')}>{t('people.open')}</Button>
            </>
          }
        />
      }
      detail={
        <div className={classes.screen}>
          <Rules subject={subject} />
          <People subject={subject} />
          {asking === 'people' ? <PutInDialog subject={subject} onClose={close} /> : null}
          {asking === 'rule' ? <RuleDialog subject={subject} onClose={close} /> : null}
        </div>
      }
    />
  );
}

function useEnding(subject: Subject) {
  const queries = useQueryClient();
  const { atForm } = useMessages();
  return useMutation({
    mutationFn: (end: () => Promise<unknown>) => end(),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['learning', 'enrolments', subject.subjectId] }),
        queries.invalidateQueries({ queryKey: rulesQuery(subject).queryKey }),
      ]),
  });
}

function Rules({ subject }: { subject: Subject }) {
  const { t } = useTranslation('learning/enrolments');
  const found = useQuery(rulesQuery(subject));
  const end = useEnding(subject);
  if (found.isPending) return <Loading shape="list" rows={2} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('rules')}</h2>
      {found.data.items.length === 0 ? <p className={classes.none}>{t('no_rules')}</p> : null}
      <ul className={classes.rows}>
        {found.data.items.map((rule) => (
          <li key={rule.id} className={classes.row}>
            <span className={classes.words}>
              <b>{rule.group}</b>
              <small>
                {t('rule_members', { count: rule.members })}
                {rule.dueDays === null ? '' : ` · ${t('rule_days', { count: rule.dueDays })}`}
              </small>
            </span>
            <NativeSelect
              aria-label={t('rule.first_of', { group: rule.group })}
              disabled={end.isPending}
              value={rule.comesFirst ?? ''}
              onChange={(event) => {
                const chosen = firstWays.find((way) => way === event.currentTarget.value) ?? null;
                end.mutate(() => changeRule(rule, chosen).then(() => showToast({ text: t('rule.changed', { group: rule.group }) })));
              }}
              data={[{ value: '', label: t('rule.first_no') }, ...firstWays.map((way) => ({ value: way, label: t(`rule.first_${way}`) }))]}
            />
            <Button
              variant="default"
              size="sm"
              loading={end.isPending}
              aria-label={t('end_rule', { group: rule.group })}
              onClick={() => end.mutate(() => endRule(rule.id))}
            >
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ subject }: { subject: Subject }) {
  const { t } = useTranslation('learning/enrolments');
  const [search, setSearch] = useState('');
  const found = useInfiniteQuery({ ...enrolmentsQuery(subject, search.trim()), placeholderData: (before) => before });
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('enrolled')}</h2>
      <TextInput label={t('search')} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      {found.isPending ? <Loading shape="list" rows={4} /> : null}
      {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && rows.length === 0 ? <p className={classes.none}>{t('nobody')}</p> : null}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Person key={row.memberId} subject={subject} row={row} />
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
}

function Person({ subject, row }: { subject: Subject; row: EnrolmentRow }) {
  const { t, i18n } = useTranslation('learning/enrolments');
  const end = useEnding(subject);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <b>{row.fullName}</b>
        <small>
          {t(`state.${row.state}`)} · {row.progress}%
          {row.dueOn === null ? '' : ` · ${t('due_on', { day: formatDay(row.dueOn, matchLocale(i18n.language), 'short', 0) })}`}
        </small>
      </span>
      <ul className={classes.ways}>
        {row.paths.map((path) => (
          <li key={path.id}>
            <span>{t(`way.${path.kind}`, { source: path.source })}</span>
            {path.kind === 'administrator' || path.kind === 'self' ? (
              <Button
                variant="default"
                size="sm"
                loading={end.isPending}
                aria-label={t('end_way', { name: row.fullName })}
                onClick={() => end.mutate(() => endPath(path.id))}
              >
                {t('end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  );
}
