import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { renewCheckInCode } from '@vitrine/contract/events';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconRefresh } from '../../shared/icons.ts';

/** Gives the event a new code. `isAsked`: too many wrong tries have used the one before up. */
export function RenewCode({ eventId, isAsked = false }: { eventId: string; isAsked?: boolean }) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const renew = useMutation({
    mutationFn: () => call(renewCheckInCode, { params: { eventId } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['events', 'codes', eventId] });
      showToast({ text: t('door.renewed') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      {isAsked ? <p role="alert">{t('door.used_up')}</p> : null}
      <Button
        variant={isAsked ? 'lit' : 'default'}
        loading={renew.isPending}
        leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
        onClick={() => renew.mutate()}
      >
        {t('door.renew')}
      </Button>
    </>
  );
}
