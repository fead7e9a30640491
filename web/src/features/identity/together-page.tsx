import { LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PublicSheet } from './public-sheet.tsx';

/** The address of a partner's campaign (P2): what it is, and the ways in. */
export function TogetherPage() {
  const { t } = useTranslation('identity');
  return (
    <PublicSheet title={t('together.title')} hint={t('together.hint')}>
      <LinkButton href="/?login=1" fullWidth>
        {t('together.enter')}
      </LinkButton>
    </PublicSheet>
  );
}
