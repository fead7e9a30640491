import type { MessageState } from '@vitrine/domain/messages';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

const looks = { draft: 'brand', scheduled: 'expiring', sending: 'expiring', sent: 'quiet', taken_back: 'held' } as const;

/** Where a message stands. */
export function MessageStateChip({ state }: { state: MessageState }) {
  const { t } = useTranslation('messages');
  return (
    <StateChip state={looks[state]} icon={null}>
      {t(`list.choice.state.${state}`)}
    </StateChip>
  );
}

/** Whom a message without groups is for. */
export function Everybody() {
  const { t } = useTranslation('messages');
  return <>{t('everybody')}</>;
}
