import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { FaqCategory, FaqEntry } from '@vitrine/contract/support';
import { searchFaq } from '@vitrine/domain/support';
import { Empty, Failed, Link, LinkButton, Loading, SectionHeading } from '@vitrine/ui';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMessages } from '../../../shared/icons.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { SearchBox } from '../../../shared/search-box.tsx';
import { faqQuery, ticketsQuery } from './api.ts';
import { FaqList } from './faq-list.tsx';
import { faqSearch } from './help-search.ts';
import classes from './help.module.css';
import { TicketCard } from './promise.tsx';

/** Help: what somebody looks for as they type it, their open tickets, and the questions by subject (EXP-02). */
export function HelpPage() {
  const { t } = useTranslation('support');
  const { category, search = '' } = faqSearch(useSearch({ strict: false }));
  const [typed, setTyped] = useState(search);
  const words = useDeferredValue(typed);
  const faq = useQuery(faqQuery);
  const isNarrowed = words.trim() !== '' || category !== undefined;
  const entries = faq.data?.entries ?? [];
  const within = category === undefined ? entries : entries.filter(({ categoryId }) => categoryId === category);
  const name = faq.data?.categories.find(({ id }) => id === category)?.name;
  return (
    <>
      <PageTitle title={name ?? t('title')} backHref={category === undefined ? '/profile' : '/faq'} />
      <SearchBox label={t('search')} clearLabel={t('clear')} value={typed} onType={setTyped} />
      {isNarrowed ? null : <OpenTickets />}
      {faq.isPending ? <Loading shape="list" rows={6} /> : null}
      {faq.isError && !faq.data ? <Failed error={faq.error} onRetry={() => void faq.refetch()} /> : null}
      {faq.data && isNarrowed ? <Found entries={searchFaq(within, words)} words={words} /> : null}
      {faq.data && !isNarrowed ? <Sections categories={faq.data.categories} entries={entries} /> : null}
    </>
  );
}

/** What waits for an answer stands first; the way to all of them beside it. */
function OpenTickets() {
  const { t } = useTranslation('support');
  const tickets = useQuery(ticketsQuery);
  const items = tickets.data?.items ?? [];
  if (items.length === 0) return null;
  const open = items.filter(({ state }) => state !== 'solved' && state !== 'closed');
  return (
    <section aria-labelledby="my-tickets">
      <div className={classes.section}>
        <h2 id="my-tickets">{t('mine.title')}</h2>
        <Link href="/support/tickets">{t('mine.all')}</Link>
      </div>
      {open.slice(0, 1).map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
    </section>
  );
}

function Sections({ categories, entries }: { categories: readonly FaqCategory[]; entries: readonly FaqEntry[] }) {
  const { t } = useTranslation('support');
  if (entries.length === 0)
    return <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('write.way'), href: '/contact-us' }} />;
  const most = entries.toSorted((one, other) => other.helped - one.helped).slice(0, 5);
  return (
    <>
      <SectionHeading title={t('subjects')} />
      <ul className={classes.tiles}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/faq?category=${id}`}>
              <b>{name}</b>
              <small>{t('answers', { count: entries.filter(({ categoryId }) => categoryId === id).length })}</small>
            </Link>
          </li>
        ))}
      </ul>
      <SectionHeading title={t('most')} />
      <FaqList entries={most} />
      <Write />
    </>
  );
}

function Found({ entries, words }: { entries: readonly FaqEntry[]; words: string }) {
  const { t } = useTranslation('support');
  const about = words.trim();
  if (entries.length === 0)
    return (
      <Empty
        title={t('none.title')}
        hint={t('none.hint', { words: about })}
        next={{ label: t('write.way'), href: `/contact-us?about=${encodeURIComponent(about)}` }}
      />
    );
  return (
    <>
      <div role="status" className={classes.found}>
        <h2 className={classes.fine}>{t('answers', { count: entries.length })}</h2>
      </div>
      <FaqList entries={entries} />
      <Write about={about} />
    </>
  );
}

/** The way on for whom no answer helped. */
function Write({ about = '' }: { about?: string }) {
  const { t } = useTranslation('support');
  return (
    <div className={classes.write}>
      <p>{t('write.invite')}</p>
      <LinkButton
        href={about ? `/contact-us?about=${encodeURIComponent(about)}` : '/contact-us'}
        variant="default"
        leftSection={<IconMessages size={20} stroke={1.75} aria-hidden />}
      >
        {t('write.way')}
      </LinkButton>
    </div>
  );
}
