import { useMutation } from '@tanstack/react-query';
import { selectClient } from '@vitrine/client';
import { Dialog } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../shared/console-routes.ts';
import { IconBuilding, IconCheck } from '../shared/icons.ts';
import classes from './client-dialog.module.css';
import { startAgain } from './start-again.ts';

/** Goes on in another client of the same person without a new log-in (SES-16). */
export function ClientDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('console');
  const { atForm } = useMessages();
  const { client, clients } = useStaff();
  const select = useMutation({ mutationFn: selectClient, onSuccess: startAgain });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('client.title')}>
      <ul className={classes.clients}>
        {clients.map(({ id, name, program, logo }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.client}
              aria-pressed={id === client.id}
              disabled={select.isPending}
              onClick={() => (id === client.id ? onClose() : select.mutate(id))}
            >
              {logo ? <img src={logo} alt="" width={36} height={36} /> : <IconBuilding size={24} stroke={1.75} aria-hidden />}
              <span>
                <b>{program || name}</b>
                <small>{name}</small>
              </span>
              {id === client.id ? <IconCheck size={20} stroke={1.75} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('client.hint')}</p>
      {select.isError ? <p role="alert">{atForm(refusalCode(select.error))}</p> : null}
    </Dialog>
  );
}
