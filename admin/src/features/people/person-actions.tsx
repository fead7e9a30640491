import { personStatuses, type PersonStatus } from '@vitrine/domain/identity';
import { Button, Link } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBan, IconEye, IconKey, IconLock, IconMail, IconUserCheck } from '../../shared/icons.ts';
import { AccessCodeDialog } from './access-code-dialog.tsx';
import type { OpenedPerson } from './api.ts';
import { LeavingNote } from './leaving-note.tsx';
import { LinkDialog } from './link-dialog.tsx';
import classes from './people.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { ProgramBlock } from './program-block.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';
import { StatusChip } from './status-chip.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { VisitDialog } from './visit-dialog.tsx';

type PersonActionsProps = { opened: OpenedPerson; memberId: string; isOnPage?: boolean };
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What may be decided about a person beside their form; the server's `can` says which buttons there are. */
export function PersonActions({ opened, memberId, isOnPage = false }: PersonActionsProps) {
  const { t } = useTranslation('people');
  const [asking, setAsking] = useState<PersonStatus | 'password' | 'link' | 'second_step' | 'visit' | 'access_code' | undefined>();
  const status = personStatuses.find((one) => one === opened.status) ?? 'approved';
  const close = () => setAsking(undefined);
  return (
    <div className={classes.actions}>
      <StatusChip status={status} />
      <LeavingNote leaving={opened.leaving ?? null} />
      {isOnPage ? null : <Link href={`/people/${memberId}`}>{t('person.open')}</Link>}
      <span className={classes.grow} />
      {opened.can['visit'] ? (
        <Button variant="default" size="sm" leftSection={<IconEye {...icon} />} onClick={() => setAsking('visit')}>
          {t('visit.open')}
        </Button>
      ) : null}
      {opened.can['sendLink'] ? (
        <Button variant="default" size="sm" leftSection={<IconMail {...icon} />} onClick={() => setAsking('link')}>
          {t('link.open')}
        </Button>
      ) : null}
      {opened.can['makeAccessCode'] ? (
        <Button variant="default" size="sm" leftSection={<IconKey {...icon} />} onClick={() => setAsking('access_code')}>
          {t('access_code.open')}
        </Button>
      ) : null}
      {opened.can['setPassword'] ? (
        <Button variant="default" size="sm" leftSection={<IconKey {...icon} />} onClick={() => setAsking('password')}>
          {t('password.open')}
        </Button>
      ) : null}
      {opened.can['resetSecondStep'] ? (
        <Button variant="default" size="sm" leftSection={<IconLock {...icon} />} onClick={() => setAsking('second_step')}>
          {t('second_step.open')}
        </Button>
      ) : null}
      {opened.can['approve'] && status !== 'approved' ? (
        <Button variant="light" size="sm" leftSection={<IconUserCheck {...icon} />} onClick={() => setAsking('approved')}>
          {t(status === 'blocked' ? 'status.unblock' : 'status.approve')}
        </Button>
      ) : null}
      {opened.can['block'] && status !== 'blocked' ? (
        <Button variant="default" color="refused" size="sm" leftSection={<IconBan {...icon} />} onClick={() => setAsking('blocked')}>
          {t('status.block')}
        </Button>
      ) : null}
      <ProgramBlock opened={opened} memberId={memberId} />
      <StatusDialog
        memberId={memberId}
        name={opened.values.fullName}
        before={status}
        next={personStatuses.find((one) => one === asking)}
        onClose={close}
      />
      <AccessCodeDialog memberId={memberId} opened={opened} isOpen={asking === 'access_code'} onClose={close} />
      <VisitDialog memberId={memberId} name={opened.values.fullName} isOpen={asking === 'visit'} onClose={close} />
      <LinkDialog
        memberId={memberId}
        name={opened.values.fullName}
        email={opened.values.email}
        isOpen={asking === 'link'}
        onClose={close}
      />
      <SecondStepDialog memberId={memberId} name={opened.values.fullName} isOpen={asking === 'second_step'} onClose={close} />
      <PasswordDialog memberId={memberId} name={opened.values.fullName} isOpen={asking === 'password'} onClose={close} />
    </div>
  );
}
