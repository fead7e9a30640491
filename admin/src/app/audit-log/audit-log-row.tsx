import type { AuditEntry } from '@vitrine/contract/kernel';
import { Avatar, Button, Link } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import type { AuditLogFilter } from './api.ts';
import { changesBetween, type Change } from './changes-between.ts';
import { hrefOf, nameOf } from './things.ts';
import classes from './audit-log.module.css';
import { usePartWords } from './use-part-words.ts';
import { useAuditWords } from './use-audit-words.ts';

const shown = 4;

/** One change: who, what, on what and when in a line; below it what was there before and what is there now. */
export function AuditLogRow({ entry, onOnly }: { entry: AuditEntry; onOnly: (filter: AuditLogFilter) => void }) {
  const { t, i18n } = useTranslation('audit-log');
  const changes = changesBetween(entry.before, entry.after);
  const { said } = useAuditWords();
  const locale = matchLocale(i18n.language);
  const name = entry.subject === 'list' ? said(`list.${entry.subjectId}`) : nameOf(entry, locale);
  const href = hrefOf(entry);
  const what = said(`what.${entry.what}`) ?? t('what.other');
  const subject = said(`subject.${entry.subject}`) ?? entry.subject;
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <Avatar name={entry.who} size={32} />
        <p>
          <b>{entry.who}</b> {what} · {subject}
          {name === undefined ? null : <>: {href === undefined ? <b>{name}</b> : <Link href={href}>{name}</Link>}</>}
          <small>
            <time dateTime={entry.at}>{formatInstant(entry.at, deviceZone(), locale)}</time>
          </small>
        </p>
        {entry.subject === 'bulk_change' ? (
          <Button variant="subtle" size="sm" onClick={() => onOnly({ batchId: entry.subjectId })}>
            {t('by.inside')}
          </Button>
        ) : (
          <Button variant="subtle" size="sm" onClick={() => onOnly({ subject: entry.subject, subjectId: entry.subjectId })}>
            {t('all_of_this')}
          </Button>
        )}
      </div>
      {changes.length === 0 ? null : <Changes subject={entry.subject} changes={changes.slice(0, shown)} />}
      {changes.length > shown ? (
        <details className={classes.more}>
          <summary>{t('more_changes', { count: changes.length - shown })}</summary>
          <Changes subject={entry.subject} changes={changes.slice(shown)} />
        </details>
      ) : null}
    </li>
  );
}

function Changes({ subject, changes }: { subject: string; changes: readonly Change[] }) {
  const { t } = useTranslation('audit-log');
  const { path: pathWords, value } = usePartWords(subject);
  return (
    <dl className={classes.changes}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{pathWords(path)}</dt>
          <dd>
            {before === undefined ? null : (
              <del>
                <span className="visually-hidden">{t('before')} </span>
                {value(before)}
              </del>
            )}
            {before !== undefined && after !== undefined ? <span aria-hidden> → </span> : null}
            {after === undefined ? null : (
              <ins>
                <span className="visually-hidden">{t('after')} </span>
                {value(after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
