import { useQuery } from '@tanstack/react-query';
import { searchFaq } from '@vitrine/domain/support';
import { Failed, LinkButton, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../shared/search-box.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { publicFaqQuery } from './api.ts';
import { FaqList } from './faq-list.tsx';
import classes from './help.module.css';

/** The questions that are open to anybody, where the site shows them (LOG-02 `show_public_faq`). */
export function PublicFaq({ hasSupport }: { hasSupport: boolean }) {
  const { t } = useTranslation('support');
  const faq = useQuery(publicFaqQuery(useLocale()));
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  if (faq.isPending) return <Loading shape="list" rows={5} />;
  if (faq.isError)
    return refusalCode(faq.error) === 'not_found' ? (
      <p role="alert">{t('public.none')}</p>
    ) : (
      <Failed error={faq.error} onRetry={() => void faq.refetch()} />
    );
  const { categories, entries } = faq.data;
  const found = searchFaq(entries, words);
  return (
    <>
      <SearchBox label={t('search')} clearLabel={t('clear')} value={typed} onType={setTyped} />
      {found.length === 0 ? <p role="status">{words.trim() === '' ? t('empty.title') : t('none.title')}</p> : null}
      {categories.map(({ id, name }) => {
        const own = found.filter(({ categoryId }) => categoryId === id);
        return own.length === 0 ? null : (
          <section key={id} aria-labelledby={id} className={classes.open}>
            <h2 id={id}>{name}</h2>
            <FaqList entries={own} />
          </section>
        );
      })}
      {hasSupport ? (
        <LinkButton href="/institutional/contact" variant="default">
          {t('write.way')}
        </LinkButton>
      ) : null}
    </>
  );
}
