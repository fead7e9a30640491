import { testKindRules, type TestKind } from '@vitrine/domain/assessment';
import { Button, Dock, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../../../shared/icons.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import classes from './test.module.css';

type BlockedProps = PlayerOf<TestKind> & { onReview?: (attemptId: string) => void };

/** The last attempt failed in a test that blocks: what happened, what stays open, and who may let the person go on (TST-04, TST-05). */
export function TestBlocked({ page, content, onReview }: BlockedProps) {
  return (
    <div className={classes.result}>
      <h1 className="visually-hidden">{page.activity.title}</h1>
      <BlockedNote kind={content.kind} best={content.bestScore} minimum={content.rules.minimumScore} />
      <div className={classes.gap} />
      <BlockedDock page={page} lastAttemptId={content.lastAttemptId} onReview={onReview} />
    </div>
  );
}

/** The sentence of the specification, and what it means for this person. */
export function BlockedNote({ kind, best, minimum }: { kind: TestKind; best: number | null; minimum: number }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <section aria-labelledby="blocked" className={classes.failed}>
      <span className={classes.lock}>
        <IconLock size={26} stroke={1.75} aria-hidden />
      </span>
      <h2 id="blocked">{t('blocked')}</h2>
      {best === null ? null : <p>{t('blocked_by', { best, minimum })}</p>}
      <p>{t(testKindRules[kind].reach === 'training' ? 'blocked_whole' : 'blocked_others_open')}</p>
      <p>{t('blocked_ask')}</p>
    </section>
  );
}

function BlockedDock({ page, lastAttemptId, onReview }: Pick<BlockedProps, 'page' | 'onReview'> & { lastAttemptId: string | null }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <Dock>
      {lastAttemptId && onReview ? (
        <Button variant="default" onClick={() => onReview(lastAttemptId)}>
          {t('last_result')}
        </Button>
      ) : null}
      <LinkButton variant="filled" href={`/online-courses/${page.courseId}`}>
        {t('to_course')}
      </LinkButton>
    </Dock>
  );
}
