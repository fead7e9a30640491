import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { publishBanner, retireBanner, type BannerFields } from '@vitrine/contract/pages';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { listKey, oneKey, type Opened } from '../../shared/resource/index.ts';
import { banners, opened as openedOf } from './banners.tsx';
import classes from './pages.module.css';

type BannerActionsProps = { bannerId: string; opened: Opened<BannerFields> };

/** Shows a banner to members, or to nobody any more. */
export function BannerActions({ bannerId, opened: { version, can } }: BannerActionsProps) {
  const { t } = useTranslation('pages');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (to: typeof publishBanner | typeof retireBanner) => call(to, { params: { bannerId }, body: { version } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(banners, bannerId), openedOf(detail));
      void queries.invalidateQueries({ queryKey: listKey(banners) });
      showToast({ text: t(detail.state === 'published' ? 'banners.published' : 'banners.retired') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <div className={classes.actions}>
      {can['publish'] ? (
        <Button loading={move.isPending} onClick={() => move.mutate(publishBanner)}>
          {t('publish')}
        </Button>
      ) : null}
      {can['retire'] ? (
        <Button variant="default" loading={move.isPending} onClick={() => move.mutate(retireBanner)}>
          {t('retire')}
        </Button>
      ) : null}
    </div>
  );
}
