import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, Facts } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { oneKey } from '../../shared/resource/index.ts';
import { giveAccessCode, takeAccessCode, type OpenedPerson } from './api.ts';
import classes from './people.module.css';
import { people } from './people.tsx';

type AccessCodeDialogProps = { memberId: string; opened: OpenedPerson; isOpen: boolean; onClose: () => void };

/** A code for the first access of somebody without an e-mail, shown once; a new one ends the one before, and one that was lost is taken away (LOG-09). */
export function AccessCodeDialog({ memberId, opened, isOpen, onClose }: AccessCodeDialogProps) {
  const { t, i18n } = useTranslation('people');
  const queries = useQueryClient();
  const anew = () => queries.invalidateQueries({ queryKey: oneKey(people, memberId) });
  const make = useMutation({ mutationFn: () => giveAccessCode(memberId), onSuccess: anew, gcTime: 0 });
  const revoke = useMutation({ mutationFn: () => takeAccessCode(memberId), onSuccess: anew });
  const name = opened.values.fullName;
  const at = (instant: string) => formatInstant(instant, deviceZone(), matchLocale(i18n.language));
  const held = opened.accessCode ?? null;
  const close = () => {
    make.reset();
    revoke.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('access_code.title', { name })}>
      {make.data ? (
        <>
          <p className={classes.consequence}>{t('access_code.once')}</p>
          <Facts
            rows={[
              { term: t('access_code.code'), value: make.data.code },
              { term: t('access_code.until'), value: at(make.data.expiresAt) },
              { term: t('access_code.where'), value: `${globalThis.location.host}/first_access` },
            ]}
          />
          <div className={classes.actions}>
            <Button onClick={close}>{t('access_code.done')}</Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes.consequence}>{t(held ? 'access_code.means_again' : 'access_code.means')}</p>
          {held ? (
            <>
              <Facts
                rows={[
                  { term: t('access_code.made'), value: at(held.madeAt) },
                  { term: t('access_code.until'), value: at(held.expiresAt) },
                  { term: t('access_code.tries'), value: String(held.triesLeft) },
                ]}
              />
              <Button variant="default" color="refused" loading={revoke.isPending} onClick={() => revoke.mutate()}>
                {t('access_code.revoke')}
              </Button>
            </>
          ) : null}
          <DialogFoot onClose={close} error={make.error ?? revoke.error} loading={make.isPending} onClick={() => make.mutate()}>
            {t('access_code.make')}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
