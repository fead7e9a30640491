import { useQuery } from '@tanstack/react-query';
import { Facts, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { undoQuery } from './api.ts';
import classes from './imports.module.css';

/** What goes, what goes back, and what stays with the reason: before it is taken back. */
export function UndoFacts({ importId }: { importId: string }) {
  const { t, i18n } = useTranslation('people');
  const undo = useQuery(undoQuery(importId));
  if (undo.isPending) return <Loading shape="form" rows={3} />;
  if (undo.isError) return <Failed error={undo.error} onRetry={() => void undo.refetch()} />;
  const { removed, restored, cameIn, edited, fields } = undo.data;
  const number = (count: number) => formatNumber(count, matchLocale(i18n.language));
  const stays = [
    { term: t('imports.undo.came_in'), count: cameIn },
    { term: t('imports.undo.edited'), count: edited },
    ...fields.map(({ field, count }) => ({ term: t('imports.undo.field', { field: t(`imports.field.${field}`) }), count })),
  ].filter(({ count }) => count > 0);
  return (
    <>
      <Facts
        rows={[
          { term: t('imports.undo.removed'), value: number(removed) },
          { term: t('imports.undo.restored'), value: number(restored) },
        ]}
      />
      {stays.length > 0 ? (
        <>
          <h3>{t('imports.undo.stays')}</h3>
          <Facts rows={stays.map(({ term, count }) => ({ term, value: number(count) }))} />
        </>
      ) : null}
      <p className={classes.quiet}>{t('imports.undo.named')}</p>
    </>
  );
}
