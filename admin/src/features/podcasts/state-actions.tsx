import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../../shared/resource/index.ts';
import classes from './podcasts.module.css';

type StateActionsProps<Values> = {
  opened: Opened<Values>;
  publish: () => Promise<Opened<Values>>;
  retire: () => Promise<Opened<Values>>;
  /** Where the opened one and its list are kept on the screen. */
  keys: { one: readonly unknown[]; list: readonly unknown[] };
  children?: ReactNode;
};

/** Shown to members, or taken away from them. */
export function StateActions<Values>({ opened, publish, retire, keys, children }: StateActionsProps<Values>) {
  const { t } = useTranslation('podcasts');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (to: () => Promise<Opened<Values>>) => to(),
    onSuccess: (kept) => {
      queries.setQueryData(keys.one, kept);
      void queries.invalidateQueries({ queryKey: keys.list });
      showToast({ text: t(kept.status === 'published' ? 'published' : 'retired') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <div className={classes.actions}>
      {opened.can['publish'] ? (
        <Button loading={move.isPending} onClick={() => move.mutate(publish)}>
          {t('publish')}
        </Button>
      ) : null}
      {opened.can['retire'] ? (
        <Button variant="default" loading={move.isPending} onClick={() => move.mutate(retire)}>
          {t('retire')}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
