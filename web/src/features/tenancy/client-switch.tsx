import { Card } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconBuildingStore, IconCheck } from '../../shared/icons.ts';
import classes from './client-switch.module.css';

type Choice = { id: string; name: string; program: string; logo: string | null };
type ClientSwitchProps = { clients: readonly Choice[]; selectedId: string; onSelect: (clientId: string) => Promise<unknown> };

/** Changes to another client of the same person without a new log-in (SES-16). One client is nothing to choose from. */
export function ClientSwitch({ clients, selectedId, onSelect }: ClientSwitchProps) {
  const { t } = useTranslation('tenancy');
  const { atForm } = useMessages();
  const select = useMutation({ mutationFn: onSelect });
  if (clients.length < 2) return null;
  return (
    <Card label={t('clients')} className={classes.card ?? ''}>
      <h2>{t('clients')}</h2>
      <ul className={classes.list}>
        {clients.map(({ id, name, program, logo }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.client}
              aria-pressed={id === selectedId}
              disabled={select.isPending}
              onClick={() => (id === selectedId ? undefined : select.mutate(id))}
            >
              {logo ? <img src={logo} alt="" width={36} height={36} /> : <IconBuildingStore size={24} stroke={1.75} aria-hidden />}
              <span>
                <b>{program || name}</b>
                <small>{name}</small>
              </span>
              {id === selectedId ? <IconCheck size={20} stroke={1.75} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
      {select.isError ? <p role="alert">{atForm(refusalCode(select.error))}</p> : null}
    </Card>
  );
}
