import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import classes from './photo-step.module.css';

const tips = ['whole', 'flat', 'light', 'number'] as const;

/** How a photo passes the audit. */
export function PhotoTips({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('sales');
  return (
    <Ask isOpen={isOpen} onClose={onClose} title={t('photo.tips_title')}>
      <ul className={classes.tips}>
        {tips.map((tip) => (
          <li key={tip}>{t(`photo.tip.${tip}`)}</li>
        ))}
      </ul>
      <Button fullWidth onClick={onClose}>
        {t('photo.tips_close')}
      </Button>
    </Ask>
  );
}
