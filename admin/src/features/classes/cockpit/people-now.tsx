import type { ClassWatch, WatchedPerson } from '@vitrine/contract/classes';
import { Avatar, Button, Tabs } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cockpit.module.css';
import { PersonNow } from './person-now.tsx';

const tabs = ['all', 'at_it', 'stopped'] as const;
type Tab = (typeof tabs)[number];

/** Who of the class is there: those who need a look stand first. */
export function PeopleNow({ watch, onBack }: { watch: ClassWatch; onBack: () => void }) {
  const { people, isUnderWay, at } = watch;
  const { t, i18n } = useTranslation('classes');
  const [tab, setTab] = useState<Tab>('all');
  const locale = matchLocale(i18n.language);
  const isIn: Record<Tab, (one: WatchedPerson) => boolean> = {
    all: () => true,
    at_it: ({ work }) => work === 'begun',
    stopped: (one) => isStopped(one, isUnderWay),
  };
  const shown = people.filter(isIn[tab]).toSorted((a, b) => rankOf(a, isUnderWay) - rankOf(b, isUnderWay));
  return (
    <div className={styles.people}>
      <div className={styles.ways}>
        <Button variant="default" onClick={onBack}>
          {t('cockpit.stages')}
        </Button>
      </div>
      <h2 className={styles.count}>
        <b>{formatNumber(isUnderWay ? hereIn(watch) : people.length, locale)}</b>{' '}
        {isUnderWay ? t('cockpit.here_of', { count: people.length }) : t('cockpit.subscribed', { count: people.length })}
      </h2>
      <Tabs value={tab} onChange={(value) => setTab(tabs.find((one) => one === value) ?? 'all')} keepMounted={false}>
        <Tabs.List aria-label={t('people')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`cockpit.tab.${one}`, { count: people.filter(isIn[one]).length })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {shown.length === 0 ? <p className={styles.none}>{people.length === 0 ? t('no_people') : t(`cockpit.none.${tab}`)}</p> : null}
          <ul className={styles.persons}>
            {shown.map((person) => (
              <li key={person.memberId}>
                <Avatar name={person.name} size={32} />
                <b>{person.name}</b>
                <PersonNow person={person} isUnderWay={isUnderWay} at={at} />
              </li>
            ))}
          </ul>
        </Tabs.Panel>
      </Tabs>
      <p className={styles.foot}>{t(isUnderWay ? 'cockpit.signal' : 'cockpit.not_under_way')}</p>
    </div>
  );
}

export const hereIn = ({ people }: ClassWatch) => people.filter(({ sighting }) => sighting === 'here').length;

const isStopped = ({ sighting, work }: WatchedPerson, isUnderWay: boolean) =>
  work !== 'done' && ((isUnderWay && sighting !== 'here') || work === 'idle');

/** Who has gone, who never came, who stands still; then those at work, those who are done, those who did not begin. */
function rankOf(person: WatchedPerson, isUnderWay: boolean): number {
  if (isStopped(person, isUnderWay)) return person.sighting === 'gone' ? 0 : person.sighting === 'never' ? 1 : 2;
  return { idle: 2, begun: 3, done: 4, none: 5 }[person.work];
}
