import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseDraft } from '@vitrine/contract/catalog';
import { Dialog, Failed, Loading, showToast, Switch } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { writing } from '../../shared/writing/index.ts';
import { changesQuery, portfolioQuery, showInPortfolio } from './api.ts';

type PortfolioDialogProps = { draft: CourseDraft; mayWrite: boolean; isOpen: boolean; onClose: () => void };

/** Whether anybody may see a course at the portal's address (EXP-05). It holds at once, without a publication. */
export function PortfolioDialog({ draft, mayWrite, isOpen, onClose }: PortfolioDialogProps) {
  const { t } = useTranslation('catalog');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const status = useQuery({ ...portfolioQuery(draft.id), enabled: isOpen });
  const change = useMutation({
    mutationFn: (isShown: boolean) => showInPortfolio(draft.id, isShown),
    onSuccess: (kept) => {
      queries.setQueryData(portfolioQuery(draft.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: changesQuery(draft.id).queryKey });
      showToast({ text: t(kept.isShown ? 'portfolio.on' : 'portfolio.off') });
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('portfolio.title')}>
      {status.isPending ? <Loading shape="form" rows={1} /> : null}
      {status.isError ? <Failed error={status.error} onRetry={() => void status.refetch()} /> : null}
      {status.data ? (
        <div className={writing.stack}>
          <Switch
            label={t('portfolio.switch')}
            checked={status.data.isShown}
            disabled={!mayWrite || change.isPending}
            onChange={(event) => change.mutate(event.currentTarget.checked)}
          />
          <p>{t('portfolio.hint')}</p>
          {status.data.isOpenToAll ? null : <p role="status">{t('portfolio.some')}</p>}
          {draft.state === 'published' ? null : <p>{t('portfolio.unpublished')}</p>}
          {change.isError ? <p role="alert">{atForm(refusalCode(change.error))}</p> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
