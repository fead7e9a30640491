import type { Allowance } from '@vitrine/contract/forum';
import { useTranslation } from 'react-i18next';
import { useWhen } from './use-when.ts';

/** How much may still be written, said before it is sent; nothing while there is plenty. */
export function AllowanceLine({ what, allowance }: { what: 'topic' | 'reply'; allowance: Allowance }) {
  const { t } = useTranslation('forum');
  const when = useWhen();
  const { left, nextAt, mutedUntil } = allowance;
  if (mutedUntil !== null) return <span>{t('allowance.muted', { when: when(mutedUntil) })}</span>;
  if (nextAt !== null) return <span>{t(`allowance.${what}_full`, { when: when(nextAt) })}</span>;
  if (left > 3 || (what === 'topic' && left > 2)) return null;
  return <span>{t(`allowance.${what}_left`, { count: left })}</span>;
}
