import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { removeFaqCategory } from '@vitrine/contract/support';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { IconTrash } from '../../../shared/icons.ts';
import { listKey, oneKey, ResourceScreen } from '../../../shared/resource/index.ts';
import { FaqTabs } from './faq-tabs.tsx';
import { categories } from './faq.tsx';

/** Subjects that questions are put under. */
export function FaqCategoriesScreen() {
  const locale = matchLocale(useTranslation().i18n.language);
  return (
    <ResourceScreen
      resource={categories}
      path="/faq-categories"
      header={<FaqTabs />}
      canImport={false}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) => (can['remove'] ? <Remove id={id} name={textIn(values.name, locale)} /> : null)}
    />
  );
}

function Remove({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('support');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removeFaqCategory, { params: { categoryId: id } }),
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: '/faq-categories' });
      queries.removeQueries({ queryKey: oneKey(categories, id) });
      await queries.invalidateQueries({ queryKey: listKey(categories) });
      showToast({ text: t('remove_category.done', { name }) });
    },
  });
  return (
    <>
      <Button
        variant="default"
        color="refused"
        size="sm"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('remove_category.open')}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('remove_category.ask', { name })}>
        <DialogFoot
          onClose={() => setAsking(false)}
          error={remove.error}
          color="refused"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('remove_category.open')}
        </DialogFoot>
      </Dialog>
    </>
  );
}
