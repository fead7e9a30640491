import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listSenceOfAll, removeSence } from '@vitrine/contract/sence';
import { Button, Card, ConsolePanes, Empty, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';

const queryKey = ['sence', 'all'];

/** What members keep, and a way to take one away. */
export function SenceScreen() {
  const { t } = useTranslation('sence');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const mayRemove = useMay('sence.write');
  const found = useQuery({ queryKey, queryFn: () => call(listSenceOfAll, {}) });
  const remove = useMutation({
    mutationFn: (itemId: string) => call(removeSence, { params: { itemId } }),
    onSuccess: () => showToast({ text: t('removed') }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const items = found.data?.items ?? [];
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading title={t('title')} />
          {found.isPending ? <Loading shape="list" /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && items.length === 0 ? <Empty title={t('none.title')} hint={t('none.hint')} /> : null}
          {items.map((item) => (
            <Card key={item.id} label={`${item.who}: ${item.text}`}>
              <p>
                <b>{item.who}</b> {item.text}
              </p>
              {mayRemove ? (
                <Button variant="default" onClick={() => remove.mutate(item.id)}>
                  {t('remove')}
                </Button>
              ) : null}
            </Card>
          ))}
        </>
      }
    />
  );
}
