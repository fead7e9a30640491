import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { textIn, type Text } from '@vitrine/domain/kernel';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../dialog-foot.tsx';
import { IconTrash } from '../icons.ts';
import { ResourceScreen } from './resource-screen.tsx';
import type { Listed, Resource } from './resource.ts';
import { listKey, oneKey } from './use-list.ts';

type Named = { name: Text };
type CategoriesScreenProps<Row extends Listed, Values extends Named> = {
  resource: Resource<Row, Values>;
  path: string;
  header: ReactNode;
  remove: (id: string) => Promise<unknown>;
};

/** What things of a room are put under: named in each language, ordered, and removed where nothing stands under it. Its words are the room's `remove_category`. */
export function CategoriesScreen<Row extends Listed, Values extends Named>({
  resource,
  path,
  header,
  remove,
}: CategoriesScreenProps<Row, Values>) {
  const locale = matchLocale(useTranslation().i18n.language);
  return (
    <ResourceScreen
      header={header}
      canImport={false}
      resource={resource}
      path={path}
      nameOf={({ name }) => textIn(name, locale)}
      actions={({ can, values }, id) =>
        can['remove'] ? <Remove resource={resource} path={path} id={id} name={textIn(values.name, locale)} remove={remove} /> : null
      }
    />
  );
}

type RemoveProps<Row extends Listed, Values extends Named> = Omit<CategoriesScreenProps<Row, Values>, 'header'> & {
  id: string;
  name: string;
};

function Remove<Row extends Listed, Values extends Named>({ resource, path, id, name, remove: send }: RemoveProps<Row, Values>) {
  const { t } = useTranslation(resource.room);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => send(id),
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: path });
      queries.removeQueries({ queryKey: oneKey(resource, id) });
      await queries.invalidateQueries({ queryKey: listKey(resource) });
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
