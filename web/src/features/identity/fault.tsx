import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/field-fault.tsx';
import classes from './login-page.module.css';

/** Why the whole form was refused, and, where a limit was reached, how long to wait (LOG-14). */
export function Fault({
  form: { errors, waitSeconds },
}: {
  form: { errors: Record<string, string | undefined>; waitSeconds: number | undefined };
}) {
  const { t } = useTranslation('identity');
  if (!errors['form']) return null;
  const isLimited = errors['form'] === 'too_many_requests' && waitSeconds !== undefined;
  return (
    <>
      <FormFault code={errors['form']} />
      {isLimited ? <p className={classes.hint}>{t('wait', { count: Math.ceil(waitSeconds / 60) })}</p> : null}
    </>
  );
}
