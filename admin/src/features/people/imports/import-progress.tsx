import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PeopleImport } from '@vitrine/contract/people';
import { Button, ProgressBar } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { importQuery, steerImport, type Act } from './api.ts';
import classes from './imports.module.css';

const actOf: Partial<Record<PeopleImport['state'], Act>> = { rehearsing: 'dryRun', applying: 'apply', undoing: 'undo' };

/** How far the running step is. It goes on without this screen; where a server was lost, it is told to go on. */
export function ImportProgress({ one }: { one: PeopleImport }) {
  const { t, i18n } = useTranslation('people');
  const queries = useQueryClient();
  const locale = matchLocale(i18n.language);
  const act = actOf[one.state];
  const goOn = useMutation({
    mutationFn: (asked: Act) => steerImport(one.id, asked),
    onSuccess: (now) => queries.setQueryData(importQuery(one.id).queryKey, now),
  });
  const { read, done, isRead } = one.progress;
  const isReading = one.state === 'rehearsing' && !isRead;
  const said = isReading
    ? t('imports.progress.reading', { read: formatNumber(read, locale) })
    : t(`imports.progress.${one.state}`, { done: formatNumber(done, locale), read: formatNumber(read, locale) });
  return (
    <section className={classes.progress} aria-label={t('imports.progress.title')}>
      <p role="status">{said}</p>
      <ProgressBar value={isReading || read === 0 ? 0 : done / read} label={t('imports.progress.title')} valueText={said} />
      <p className={classes.quiet}>{t('imports.progress.leave')}</p>
      {act ? (
        <Button variant="subtle" size="sm" loading={goOn.isPending} onClick={() => goOn.mutate(act)}>
          {t('imports.progress.go_on')}
        </Button>
      ) : null}
    </section>
  );
}
