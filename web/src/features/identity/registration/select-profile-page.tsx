import { refusalCode } from '@vitrine/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { rootFrame } from '../../../shared/frames.tsx';
import { IconArrowRight, IconBuildingStore } from '../../../shared/icons.ts';
import { meQuery } from '../api.ts';
import { useGoOn } from '../go-on.ts';
import { PublicSheet } from '../public-sheet.tsx';
import { useMe } from '../use-me.ts';
import classes from './select-profile.module.css';

/** One person, several profiles: the one to go on with is chosen (LOG-11). */
export function SelectProfilePage() {
  const { t } = useTranslation('identity/registration');
  return (
    <PublicSheet title={t('profiles.title')} hint={t('profiles.hint')}>
      <Profiles />
    </PublicSheet>
  );
}

function Profiles() {
  const { clients, client, gates } = useMe();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const { selectClient } = rootFrame.useRouteContext();
  const choose = useMutation({
    mutationFn: async (clientId: string) => {
      if (gates.includes('select_profile'))
        queries.setQueryData(meQuery.queryKey, await (await import('../gates/calls.ts')).passThrough('select_profile'));
      if (clientId !== client.id) await selectClient(clientId);
      await goOn();
    },
  });
  return (
    <>
      <ul className={classes.profiles}>
        {clients.map(({ id, name, program, logo }) => (
          <li key={id}>
            <button type="button" disabled={choose.isPending} onClick={() => choose.mutate(id)}>
              {logo ? <img src={logo} alt="" width={40} height={40} /> : <IconBuildingStore size={24} stroke={1.75} aria-hidden />}
              <span>
                <b>{program || name}</b>
                <small>{name}</small>
              </span>
              <IconArrowRight size={20} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <FormFault code={choose.isError ? refusalCode(choose.error) : undefined} />
    </>
  );
}
