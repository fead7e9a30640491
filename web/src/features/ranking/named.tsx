import { Card, Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useNamed } from './api.ts';

/** Whether others read the name; drawn as chosen before the server has answered. */
export function Named({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation('ranking');
  const save = useNamed();
  return (
    <Card>
      <Switch
        label={<b>{t('named.label')}</b>}
        description={t('named.hint')}
        labelPosition="left"
        checked={save.isPending ? save.variables : isNamed}
        error={save.isError ? t('named.failed') : undefined}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
      />
    </Card>
  );
}
