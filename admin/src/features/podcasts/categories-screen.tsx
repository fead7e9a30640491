import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { removePodcastCategory } from '@vitrine/contract/podcasts';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { IconTrash } from '../../shared/icons.ts';
import { listKey, oneKey, ResourceScreen } from '../../shared/resource/index.ts';
import { categories } from './podcasts.tsx';
import { PodcastsTabs } from './podcasts-tabs.tsx';

/** Categories that podcasts are put under. */
export function PodcastCategoriesScreen() {
  const locale = matchLocale(useTranslation().i18n.language);
  return (
    <ResourceScreen
      resource={categories}
      path="/podcast-categories"
      header={<PodcastsTabs />}
      canImport={false}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) => (can['remove'] ? <RemoveCategory categoryId={id} name={textIn(values.name, locale)} /> : null)}
    />
  );
}

function RemoveCategory({ categoryId, name }: { categoryId: string; name: string }) {
  const { t } = useTranslation('podcasts');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removePodcastCategory, { params: { categoryId } }),
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: '/podcast-categories' });
      queries.removeQueries({ queryKey: oneKey(categories, categoryId) });
      await queries.invalidateQueries({ queryKey: listKey(categories) });
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
