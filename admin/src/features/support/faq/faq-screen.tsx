import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listFaqCategories, publishFaqEntry, retireFaqEntry, type FaqForm } from '@vitrine/contract/support';
import { textIn } from '@vitrine/domain/kernel';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { allRows, listKey, oneKey, type Opened, ResourceScreen } from '../../../shared/resource/index.ts';
import { FaqTabs } from './faq-tabs.tsx';
import classes from './faq.module.css';
import { entries, opened as openedOf } from './faq.tsx';

const categoriesQuery = {
  queryKey: ['support', 'categories', 'choices'],
  queryFn: () => allRows((query) => call(listFaqCategories, { query })),
};

/** Questions with their answers, by subject and in their order (EXP-02, ADM-01). */
export function FaqScreen() {
  const { t } = useTranslation('support');
  const found = useQuery(categoriesQuery);
  return (
    <ResourceScreen
      resource={entries}
      path="/faq"
      header={<FaqTabs />}
      canImport={false}
      choices={{ categoryId: (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name || t('faq.unnamed') })) }}
      nameOf={({ question }, locale) => textIn(question, locale)}
      actions={(opened, id) => <FaqActions entryId={id} opened={opened} />}
    />
  );
}

function FaqActions({ entryId, opened: { version, can } }: { entryId: string; opened: Opened<FaqForm> }) {
  const { t } = useTranslation('support');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (to: typeof publishFaqEntry) => call(to, { params: { entryId }, body: { version } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(entries, entryId), openedOf(detail));
      void queries.invalidateQueries({ queryKey: listKey(entries) });
      showToast({ text: t(detail.state === 'published' ? 'faq.published' : 'faq.retired') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <div className={classes.actions}>
      {can['publish'] ? (
        <Button size="sm" loading={move.isPending} onClick={() => move.mutate(publishFaqEntry)}>
          {t('faq.publish')}
        </Button>
      ) : null}
      {can['retire'] ? (
        <Button size="sm" variant="default" loading={move.isPending} onClick={() => move.mutate(retireFaqEntry)}>
          {t('faq.retire')}
        </Button>
      ) : null}
    </div>
  );
}
