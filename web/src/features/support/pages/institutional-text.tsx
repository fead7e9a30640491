import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InstitutionalText as Answered } from '@vitrine/contract/tenancy';
import { styledBlocks } from '@vitrine/domain/kernel';
import { Failed, Loading } from '@vitrine/ui';
import { StyledText } from '@vitrine/ui/styled-text';
import { formatDay, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../../shared/device/clock.ts';
import { calling } from '../../../shared/connection.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { partsOf, type InstitutionalPage } from '../institutional-pages.ts';
import classes from '../support.module.css';

type InstitutionalTextProps = {
  page: InstitutionalPage;
  /** As the site or the client calls itself. */
  program: string;
  /** The state that the member's settings are in; absent for whoever is not logged in. Another one, and the text is asked for again (ADM-03). */
  settings?: string;
};

const fetchPublicText = calling(async () => (await import('./calls.ts')).fetchPublicText); // nobody may have logged in here
const fetchText = calling(async () => (await import('./calls.ts')).fetchText);

const textQuery = (page: InstitutionalPage, locale: Locale, settings: string | undefined) =>
  queryOptions({
    queryKey: ['tenancy', 'institutional', page, locale, settings ?? 'open'],
    queryFn: () => (settings === undefined ? fetchPublicText(page, locale) : fetchText(page)),
    refetchOnWindowFocus: 'always', // no stream reaches who is not logged in
  });

/** What a page says in the words of the client, in the reader's language: of the member's client with their `settings`, else of the one that this host's registration leads into. */
export const useInstitutionalText = (page: InstitutionalPage, settings?: string) =>
  useQuery({ ...textQuery(page, useLocale(), settings), placeholderData: (before) => before });

/** An institutional page (EXP-03): in the client's own words where it wrote some, in the product's otherwise. */
export function InstitutionalText({ page, program, settings }: InstitutionalTextProps) {
  const asked = useInstitutionalText(page, settings);
  if (asked.isPending) return <Loading shape="form" rows={3} />;
  if (asked.isError) return <Failed error={asked.error} onRetry={() => void asked.refetch()} />;
  const { own, version } = asked.data;
  return own === null ? <Shipped page={page} program={program} /> : <OwnText own={own} version={version} />;
}

/** The client's own words, marked as what language they are, with their version and day. */
export function OwnText({ own, version }: { own: NonNullable<Answered['own']>; version: number }) {
  const { t } = useTranslation('support/pages');
  const locale = useLocale();
  const day = formatDay(dayOf(Date.parse(own.since), timeZone()), locale, 'long');
  return (
    <>
      <StyledText blocks={styledBlocks(own.text)} lang={own.locale} />
      <p className={classes.release}>{t('edition', { version, day })}</p>
    </>
  );
}

/** One heading a part. */
function Shipped({ page, program }: { page: InstitutionalPage; program: string }) {
  const { t } = useTranslation('support/pages');
  return (
    <div className={classes.text}>
      {partsOf[page].map((part) => (
        <section key={part}>
          <h2>{t(`${page}.${part}.title`)}</h2>
          <p>{t(`${page}.${part}.text`, { program })}</p>
        </section>
      ))}
    </div>
  );
}
