import type { CopyOfData } from '@vitrine/contract/privacy';
import { Button, Card } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatBytes, formatInstant } from '@vitrine/ui/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { saveFrom } from '@vitrine/client/save-file';
import { FormFault } from '../../shared/field-fault.tsx';
import { IconAlertCircle, IconCircleCheck, IconDownload, IconHourglass } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { copyQuery, openCopy } from './api.ts';
import classes from './privacy.module.css';

type Copy = NonNullable<CopyOfData['copy']>;
type StateProps = { copy: Copy; nextFrom: string | null };

const signs = { being_made: IconHourglass, ready: IconCircleCheck, expired: IconHourglass, failed: IconAlertCircle } as const;

/** How the last request stands: being made, ready with its size and until when, over, or failed. */
export function CopyState({ copy, nextFrom }: StateProps) {
  const { t } = useTranslation('privacy');
  const locale = useLocale();
  const written = (instant: string) => formatInstant(instant, timeZone(), locale);
  const Sign = signs[copy.state];
  const sentence = {
    being_made: t('copy.being_made_hint'),
    ready: t('copy.ready_hint', { size: formatBytes(copy.bytes ?? 0, locale), until: written(copy.expiresAt ?? copy.askedAt) }),
    expired: t('copy.expired_hint'),
    failed: t('copy.failed_hint'),
  }[copy.state];
  return (
    <Card className={classes.item ?? ''}>
      <div role="status" className={classes.status} data-state={copy.state}>
        <Sign size={28} stroke={1.75} aria-hidden />
        <div>
          <h2>{t(`copy.${copy.state}`)}</h2>
          <p>{sentence}</p>
          <p>{t('copy.asked', { when: written(copy.askedAt) })}</p>
        </div>
      </div>
      {copy.state === 'ready' ? <Download copy={copy} /> : null}
      {copy.state !== 'being_made' && nextFrom !== null ? <p>{t('copy.next', { when: written(nextFrom) })}</p> : null}
    </Card>
  );
}

/** A link is made at each press, for it lives ten minutes; the browser saves what it leads to. */
function Download({ copy: { id } }: { copy: Copy }) {
  const { t } = useTranslation('privacy');
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: () => openCopy(id),
    onSuccess: ({ url }) => saveFrom(url),
    onError: () => void queries.invalidateQueries({ queryKey: copyQuery.queryKey }), // it may be over
  });
  return (
    <>
      <FormFault code={open.isError ? refusalCode(open.error) : undefined} />
      <Button
        loading={open.isPending}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        onClick={() => open.mutate()}
        fullWidth
      >
        {t('copy.download')}
      </Button>
    </>
  );
}
