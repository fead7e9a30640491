import { useTranslation } from 'react-i18next';
import { IconDownload, IconTrash } from '../../shared/icons.ts';
import { Way } from '../../shared/ways.tsx';

/** The ways of a person with all that is held about them. */
export function PrivacyWays() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <Way href="/profile/copy" icon={IconDownload}>
        {t('ways.copy')}
      </Way>
      <Way href="/profile/leave" icon={IconTrash}>
        {t('ways.leave')}
      </Way>
    </>
  );
}
