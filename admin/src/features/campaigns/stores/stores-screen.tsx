import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { CampaignStoreRow } from '@vitrine/contract/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Checkbox, ConsolePanes, Empty, Failed, FilterChips, Loading, PageHeading, Table, TextInput } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import { ExportMenu } from '../../../shared/export/index.ts';
import { useTicks } from '../../../shared/use-ticks.ts';
import { campaignQuery, campaignStores, campaignStoresExport, changeStores, type StoresMeant } from '../api.ts';
import classes from '../campaigns.module.css';
import { AllStores } from './all-stores.tsx';
import { StoreFilters } from './store-filters.tsx';
import { TaxIdsDialog } from './tax-ids-dialog.tsx';

const shows = ['all', 'in', 'out'] as const;
type Show = (typeof shows)[number];

/** Which stores take part in a campaign (CMP-07): ticked one by one, or brought by their tax ids. */
export function CampaignStoresScreen() {
  const { t, i18n } = useTranslation(['campaigns', 'resource']);
  const { campaignId = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const mayWrite = useMay('campaigns.write');
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<Show>('all');
  const [where, setWhere] = useState<StoresMeant>({});
  const [isReading, setReading] = useState(false);
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  const meant = { ...where, ...(search === '' ? {} : { search }) };
  const filter = {
    ...meant,
    ...(show === 'all' ? {} : { isParticipating: show === 'in' ? ('true' as const) : ('false' as const) }),
  };
  const list = useInfiniteQuery({
    queryKey: ['campaigns', 'taking-part', campaignId, meant, show],
    queryFn: ({ pageParam }) => campaignStores(campaignId, { ...(pageParam ? { after: pageParam } : {}), ...filter }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['campaigns', 'taking-part', campaignId] });
    void queries.invalidateQueries({ queryKey: campaignQuery(campaignId).queryKey });
  };
  const { shown, tick } = useTicks({
    change: ({ id, isIn }) => changeStores(campaignId, isIn ? { add: [id] } : { remove: [id] }),
    readAgain,
  });
  const rows = (list.data?.pages.flatMap((page) => page.items) ?? []).map((row) => ({
    ...row,
    isParticipating: shown(row.id, row.isParticipating),
  }));
  return (
    <ConsolePanes
      detail={
        <div className={classes.stack}>
          <PageHeading
            title={t('taking_part.title')}
            backHref={`/campaigns?open=${campaignId}`}
            hint={campaign ? textIn(campaign.campaign.name, matchLocale(i18n.language)) : undefined}
            actions={
              <>
                <ExportMenu name="campaign_stores" fetchExport={(format) => campaignStoresExport(campaignId, { ...filter, format })} />
                {mayWrite ? (
                  <Button variant="default" onClick={() => setReading(true)}>
                    {t('taking_part.read')}
                  </Button>
                ) : null}
              </>
            }
          />
          <div className={classes.bar} role="search">
            <TextInput
              type="search"
              aria-label={t('stores.search')}
              placeholder={t('stores.search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <StoreFilters filter={where} onFilter={setWhere} />
            <FilterChips
              label={t('taking_part.show_label')}
              isChoice
              filters={shows.map((key) => ({ key, label: t(`taking_part.show.${key}`), isActive: key === show }))}
              onToggle={(key) => setShow(shows.find((one) => one === key) ?? 'all')}
            />
            {mayWrite && rows.length > 0 ? <AllStores campaignId={campaignId} filter={meant} onDone={() => void readAgain()} /> : null}
          </div>
          {list.isPending ? <Loading shape="table" rows={8} /> : null}
          {list.isError && rows.length === 0 ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.isSuccess && rows.length === 0 ? <Empty title={t('resource:nothing_found.title')} hint={t('taking_part.empty')} /> : null}
          {rows.length > 0 ? (
            <StoreTable rows={rows} mayWrite={mayWrite} onToggle={({ id, isParticipating }) => tick({ id, isIn: !isParticipating })} />
          ) : null}
          {list.hasNextPage ? (
            <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
              {t('resource:load_more')}
            </Button>
          ) : null}
          <TaxIdsDialog campaignId={campaignId} isOpen={isReading} onClose={() => setReading(false)} onDone={() => void readAgain()} />
        </div>
      }
    />
  );
}

type StoreTableProps = { rows: CampaignStoreRow[]; mayWrite: boolean; onToggle: (row: CampaignStoreRow) => void };

function StoreTable({ rows, mayWrite, onToggle }: StoreTableProps) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={classes.paper}>
      <Table.ScrollContainer minWidth={640}>
        <Table aria-label={t('taking_part.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('taking_part.takes_part')}</Table.Th>
              {(['name', 'retailer', 'taxId', 'city', 'country'] as const).map((key) => (
                <Table.Th key={key} scope="col">
                  {t(`stores.field.${key}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Checkbox
                    aria-label={t('taking_part.toggle', { name: row.name })}
                    checked={row.isParticipating}
                    disabled={!mayWrite}
                    onChange={() => onToggle(row)}
                  />
                </Table.Td>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td>{row.retailer}</Table.Td>
                <Table.Td>{row.taxId}</Table.Td>
                <Table.Td>{row.city}</Table.Td>
                <Table.Td>{row.country}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
}
