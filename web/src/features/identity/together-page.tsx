import { LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PublicSheet } from './public-sheet.tsx';

/** The public landing of the partner program (TRF-04): what it is, and the way through the log-in to where points are sent; who is in already goes there at once. */
export function TogetherPage() {
  const { t } = useTranslation('identity');
  return (
    <PublicSheet title={t('together.title')} hint={t('together.hint')}>
      <LinkButton href="/?login=1&redirect=/points-transfer" fullWidth>
        {t('together.enter')}
      </LinkButton>
    </PublicSheet>
  );
}
