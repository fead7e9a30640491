import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { IconTrash } from '../../shared/icons.ts';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { removeCategory } from './api.ts';
import { NewsTabs } from './news-tabs.tsx';
import { categories } from './news.tsx';

/** Categories that news are put under (NEW-01). */
export function NewsCategoriesScreen() {
  const locale = matchLocale(useTranslation().i18n.language);
  return (
    <ResourceScreen
      header={<NewsTabs />}
      canImport={false}
      resource={categories}
      path="/news-categories"
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) => (can['remove'] ? <RemoveCategory id={id} name={textIn(values.name, locale)} /> : null)}
    />
  );
}

function RemoveCategory({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('news');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeCategory(id),
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: '/news-categories' });
      queries.removeQueries({ queryKey: ['news', 'categories', 'one', id] });
      await queries.invalidateQueries({ queryKey: ['news', 'categories'] });
      showToast({ text: t('remove_category.done', { name }) });
    },
  });
  const close = () => {
    remove.reset();
    setAsking(false);
  };
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
      <Dialog isOpen={isAsking} onClose={close} title={t('remove_category.ask', { name })}>
        <p>{t('remove_category.means')}</p>
        <DialogFoot onClose={close} error={remove.error} color="refused" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove_category.open')}
        </DialogFoot>
      </Dialog>
    </>
  );
}
