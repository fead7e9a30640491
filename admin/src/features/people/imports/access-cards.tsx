import { useMutation } from '@tanstack/react-query';
import type { AccessCard, PeopleImport } from '@vitrine/contract/people';
import { Button, Dialog } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { saveFile } from '@vitrine/client/save-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { IconDownload, IconKey } from '../../../shared/icons.ts';
import classes from './access-cards.module.css';
import { makeCards, type Cards } from './api.ts';
import { cardsSheet } from './cards-sheet.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How those without an e-mail come in, and the codes for whoever needs one: made when they are handed out, and shown this once (LOG-09, decision 057). */
export function AccessCards({ one }: { one: PeopleImport }) {
  const { t, i18n } = useTranslation('people');
  const [asking, setAsking] = useState<'make' | 'renew' | undefined>();
  const { byPhone, byCode } = one.withoutEmail;
  const number = (count: number) => formatNumber(count, matchLocale(i18n.language));
  const make = useMutation({
    mutationFn: (isRenewing: boolean) => makeCards(one.id, isRenewing),
    onSuccess: () => setAsking(undefined),
    gcTime: 0, // no code stays in memory behind this screen
  });
  if (byPhone + byCode === 0) return null;
  return (
    <section className={classes.access} aria-label={t('imports.access.title')}>
      <h2>{t('imports.access.title')}</h2>
      <ul>
        {byPhone > 0 ? <li>{t('imports.access.by_phone', { count: byPhone, shown: number(byPhone) })}</li> : null}
        {byCode > 0 ? <li>{t('imports.access.by_code', { count: byCode, shown: number(byCode) })}</li> : null}
      </ul>
      {one.state === 'applied' && one.keptUntil !== null && byCode > 0 ? (
        <div className={classes.buttons}>
          <Button leftSection={<IconKey {...icon} />} onClick={() => setAsking('make')}>
            {t('imports.access.make')}
          </Button>
          <Button variant="subtle" onClick={() => setAsking('renew')}>
            {t('imports.access.renew')}
          </Button>
        </div>
      ) : null}
      {make.data ? <MadeCards made={make.data} /> : null}
      {(['make', 'renew'] as const).map((act) => (
        <Dialog key={act} isOpen={asking === act} onClose={() => setAsking(undefined)} title={t(`imports.access.${act}_title`)}>
          <p className={classes.quiet}>{t(`imports.access.${act}_means`)}</p>
          <DialogFoot
            onClose={() => setAsking(undefined)}
            error={make.error}
            {...(act === 'renew' ? { color: 'refused' as const } : {})}
            loading={make.isPending}
            onClick={() => make.mutate(act === 'renew')}
          >
            {t(`imports.access.${act}_do`)}
          </DialogFoot>
        </Dialog>
      ))}
    </section>
  );
}

function MadeCards({ made }: { made: Cards }) {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  const until = formatInstant(made.expiresAt, deviceZone(), locale);
  if (made.cards.length === 0) return <p role="status">{t('imports.access.none')}</p>;
  const download = () =>
    saveFile(
      `${t('imports.access.file')}.csv`,
      cardsSheet(made.cards, {
        locale,
        heading: (['name', 'store', 'user_name', 'code', 'address', 'until'] as const).map((name) => t(`imports.access.column.${name}`)),
        address: entrance(),
        until,
      }),
    );
  const byStore = [...Map.groupBy(made.cards, ({ store }) => store)].sort(([one], [other]) => one.localeCompare(other, locale));
  return (
    <>
      <p role="status" className={classes.once}>
        {t('imports.access.made', { count: made.cards.length, shown: formatNumber(made.cards.length, locale) })}{' '}
        {made.had > 0 ? t('imports.access.had', { count: made.had, shown: formatNumber(made.had, locale) }) : null}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={download}>
          {t('imports.access.download')}
        </Button>
        <Button variant="default" onClick={() => globalThis.print()}>
          {t('imports.access.print')}
        </Button>
      </div>
      <div className={classes.sheet}>
        {byStore.map(([store, cards]) => (
          <section key={store} className={classes.store} aria-label={store || t('imports.access.no_store')}>
            <h3>{store || t('imports.access.no_store')}</h3>
            <ul className={classes.cards}>
              {cards.map((card) => (
                <Card key={card.memberId} card={card} until={until} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Card({ card, until }: { card: AccessCard; until: string }) {
  const { t } = useTranslation('people');
  return (
    <li className={classes.card}>
      <strong>{card.fullName}</strong>
      <span>{t('imports.access.card_user', { name: card.userName })}</span>
      <code className={classes.code}>{card.code}</code>
      <span>{t('imports.access.card_how', { address: entrance() })}</span>
      <small>{t('imports.access.card_until', { when: until })}</small>
    </li>
  );
}

/** Where whoever holds a card goes: this very site. */
const entrance = () => `${globalThis.location.host}/first_access`;
