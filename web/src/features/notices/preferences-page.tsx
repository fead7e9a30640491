import type { OpenedPreferences } from '@vitrine/contract/notices';
import { channels, digestRhythms, noticeKinds, type Channel, type NoticeKind } from '@vitrine/domain/notices';
import { Button, Card, Failed, Loading, Switch } from '@vitrine/ui';
import { refusalCode, toldBy } from '@vitrine/ui/forms';
import { cityOf } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { phonePush } from '../../shared/device/push.ts';
import { FormFault } from '../../shared/field-fault.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { preferencesQuery, pushQuery, useSavePreferences } from './pages-api.ts';
import { PhoneNotices } from './phone-notices.tsx';
import { EmailTimes } from './email-times.tsx';
import classes from './preferences.module.css';

/** What the member is told, by what, and when e-mails come (NOT-01). What cannot be switched off says why. */
export function PreferencesPage() {
  const { t } = useTranslation('notices');
  const found = useQuery(preferencesQuery);
  return (
    <>
      <PageTitle title={t('preferences.title')} backHref="/inbox" />
      {found.isPending ? <Loading shape="form" rows={6} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Preferences opened={found.data} /> : null}
    </>
  );
}

function Preferences({ opened }: { opened: OpenedPreferences }) {
  const { t } = useTranslation('notices');
  const save = useSavePreferences();
  const push = useQuery(pushQuery);
  const offered = channels.filter((channel) => channel !== 'push' || push.data?.isOn);
  const [wishes, setWishes] = useState(opened.preferences);
  const [version, setVersion] = useState(opened.version);
  if (version !== opened.version) {
    // Saved here or somewhere else. Not drawn anew by a key: that would take the focus, and the word that it was saved.
    setVersion(opened.version);
    setWishes(opened.preferences);
  }
  const send = () => save.mutate({ version, preferences: { ...wishes, timeZone: timeZone() } });
  const turn = (kind: NoticeKind, channel: Channel, isOn: boolean) => {
    const others = wishes.off[channel].filter((one) => one !== kind);
    setWishes({ ...wishes, off: { ...wishes.off, [channel]: isOn ? others : [...others, kind] } });
  };
  return (
    <div className={classes.page}>
      {phonePush ? <PhoneNotices /> : null}
      <Card label={t('preferences.what')} className={classes.card ?? ''}>
        <h2>{t('preferences.what')}</h2>
        <ul className={classes.kinds}>
          {noticeKinds.map((kind) => {
            const forced = opened.mandatory.filter((one) => one.kind === kind);
            const [first] = forced;
            return (
              <li key={kind}>
                <div className={classes.kind}>
                  <b>{t(`preferences.kinds.${kind}`)}</b>
                  {first ? <small>{t(`preferences.because.${first.reason}`)}</small> : null}
                </div>
                {offered.map((channel) => (
                  <Switch
                    key={channel}
                    label={t(`preferences.channels.${channel}`)}
                    aria-label={`${t(`preferences.kinds.${kind}`)}: ${t(`preferences.channels.${channel}`)}`}
                    checked={!wishes.off[channel].includes(kind)}
                    disabled={forced.some((one) => one.channel === channel)}
                    onChange={(event) => turn(kind, channel, event.currentTarget.checked)}
                  />
                ))}
              </li>
            );
          })}
        </ul>
      </Card>
      <Card label={t('preferences.when')} className={classes.card ?? ''}>
        <h2>{t('preferences.when')}</h2>
        <EmailTimes wishes={wishes} rhythms={digestRhythms} onChange={setWishes} />
        <p className={classes.hint}>{t('preferences.zone', { zone: cityOf(timeZone()) })}</p>
      </Card>
      {save.isError ? <FormFault code={Object.values(toldBy(save.error)?.fields ?? {})[0] ?? refusalCode(save.error)} /> : null}
      <div className={classes.foot}>
        <Button onClick={send} loading={save.isPending}>
          {t('preferences.save')}
        </Button>
        {save.isSuccess ? <p role="status">{t('preferences.saved')}</p> : null}
      </div>
    </div>
  );
}
