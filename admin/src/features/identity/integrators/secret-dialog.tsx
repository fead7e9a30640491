import { Button, Dialog, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './integrators.module.css';

export type Told = { id: string; name: string; secret: string };

/** A secret that nobody is shown again: it stays until somebody says that they kept it. */
export function SecretDialog({ told, onClose }: { told: Told | undefined; onClose: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <Dialog isOpen={told !== undefined} onClose={onClose} title={t('integrators.secret.title')}>
      <div className={classes.form}>
        <p className={classes.consequence}>{t('integrators.secret.means')}</p>
        <TextInput label={t('integrators.id')} value={told?.id ?? ''} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
        <TextInput
          label={t('integrators.secret.label')}
          value={told?.secret ?? ''}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={onClose}>{t('integrators.secret.done')}</Button>
      </div>
    </Dialog>
  );
}
