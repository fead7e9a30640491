import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import type { LocaleText } from '@vitrine/contract/kernel';
import { getInstitutionalVersion, listInstitutionalVersions } from '@vitrine/contract/tenancy';
import { languages } from '@vitrine/domain/kernel';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import { Button, Dialog, Failed, Loading, StateChip, Table } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import classes from './tenancy.module.css';

type Of = { clientId: string; page: InstitutionalPage };
type InstitutionalVersionsProps = Of & { newest: number; onTake: ((text: LocaleText) => void) | undefined; onClose: () => void };

/** What a client has said on a page over time; an earlier text can be read, and taken into the form. */
export function InstitutionalVersions({ clientId, page, newest, onTake, onClose }: InstitutionalVersionsProps) {
  const { t } = useTranslation('tenancy');
  const [read, setRead] = useState<number | undefined>();
  return (
    <Dialog isOpen onClose={onClose} title={t('texts.versions.title', { page: t(`texts.page.${page}`) })} size={640}>
      {read === undefined ? (
        <VersionList clientId={clientId} page={page} newest={newest} onRead={setRead} />
      ) : (
        <OneVersion clientId={clientId} page={page} version={read} onTake={onTake} onBack={() => setRead(undefined)} />
      )}
    </Dialog>
  );
}

function VersionList({ clientId, page, newest, onRead }: Of & { newest: number; onRead: (version: number) => void }) {
  const { t, i18n } = useTranslation('tenancy');
  const list = useInfiniteQuery({
    queryKey: ['tenancy', 'institutional', clientId, page, 'versions', newest],
    queryFn: ({ pageParam }) =>
      call(listInstitutionalVersions, { params: { clientId, page }, query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (found) => found.next ?? undefined,
  });
  if (list.isPending) return <Loading shape="list" rows={3} />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <div className={classes.stack}>
      <Table>
        <Table.Tbody>
          {list.data.pages
            .flatMap(({ items }) => items)
            .map(({ version, since, isEmpty }) => (
              <Table.Tr key={version}>
                <Table.Th scope="row">{t('texts.versions.one', { version })}</Table.Th>
                <Table.Td>
                  {t('texts.versions.since', { when: formatInstant(since, deviceZone(), matchLocale(i18n.language)) })}{' '}
                  {version === newest ? <StateChip>{t('texts.versions.now')}</StateChip> : null}
                </Table.Td>
                <Table.Td>
                  {isEmpty ? (
                    t('texts.versions.empty')
                  ) : (
                    <Button variant="subtle" size="sm" onClick={() => onRead(version)}>
                      {t('texts.versions.read', { version })}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      {list.hasNextPage ? (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          {t('texts.versions.more')}
        </Button>
      ) : null}
    </div>
  );
}

type OneVersionProps = Of & { version: number; onTake: ((text: LocaleText) => void) | undefined; onBack: () => void };

function OneVersion({ clientId, page, version, onTake, onBack }: OneVersionProps) {
  const { t } = useTranslation('tenancy');
  const opened = useQuery({
    queryKey: ['tenancy', 'institutional', clientId, page, 'version', version],
    queryFn: () => call(getInstitutionalVersion, { params: { clientId, page, version: String(version) } }),
    staleTime: Infinity, // what was published never changes
  });
  if (opened.isPending) return <Loading shape="form" rows={4} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  const { text } = opened.data;
  return (
    <div className={classes.stack}>
      <h3 className={classes.heading}>{t('texts.versions.one', { version })}</h3>
      {languages
        .filter(({ locale }) => text[locale])
        .map(({ locale, name }) => (
          <section key={locale} lang={locale} aria-label={name}>
            <b>{name}</b>
            <p style={{ whiteSpace: 'pre-line' }}>{text[locale]}</p>
          </section>
        ))}
      <div>
        <Button variant="default" onClick={onBack}>
          {t('texts.versions.back')}
        </Button>{' '}
        {onTake ? <Button onClick={() => onTake(text)}>{t('texts.versions.take')}</Button> : null}
      </div>
    </div>
  );
}
