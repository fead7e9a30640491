import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, Empty, Failed, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlainField } from '../../shared/plain-field.tsx';

const theCalls = () => import('./calls.ts');
const queryKey = ['transfer', 'mine'];

/** What the member keeps, and a field for one more. */
export function TransferPage() {
  const { t } = useTranslation('transfer');
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const found = useQuery({ queryKey, queryFn: async () => (await theCalls()).fetchTransfer() });
  const add = useMutation({
    mutationFn: async () => (await theCalls()).sendTransfer(text),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey });
    },
  });
  const items = found.data?.items ?? [];
  return (
    <>
      <PageTitle title={t('title')} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) add.mutate();
        }}
      >
        <PlainField
          label={t('text')}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          error={add.isError ? refusalCode(add.error) : undefined}
        />
        <Button type="submit" loading={add.isPending}>
          {t('add')}
        </Button>
      </form>
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <Empty title={t('empty.title')} hint={t('empty.hint')} /> : null}
      {items.map((item) => (
        <Card key={item.id} label={item.text}>
          <p>{item.text}</p>
        </Card>
      ))}
    </>
  );
}
