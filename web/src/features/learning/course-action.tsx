import type { CoursePage } from '@vitrine/contract/learning';
import { Button, Dock, LinkButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconPlayerPlayFilled } from '../../shared/icons.ts';
import { useEnrol } from './api.ts';
import { isDone, playerHref } from './course-words.tsx';
import { useKindName } from './kinds/use-kind-name.ts';

const play = <IconPlayerPlayFilled size={20} aria-hidden />;

/** The one thing to do in a course: enrol, go on, or look again. */
export function CourseAction({ course, isDocked = false }: { course: CoursePage; isDocked?: boolean }) {
  const { t } = useTranslation('learning');
  const nameOf = useKindName();
  const { atForm } = useMessages();
  const navigate = useNavigate();
  const enrol = useEnrol(course.id);
  const begin = () =>
    enrol.mutate(undefined, {
      onSuccess: ({ next }) => next && void navigate({ to: playerHref(course.id, next.hierarchy_order) }),
    });
  const refusal = enrol.isError ? <span role="alert">{atForm(refusalCode(enrol.error))}</span> : undefined;
  const first = course.activitiesMenu[0];
  let action: ReactNode = null;
  if (course.can.enrol) {
    action = (
      <Button fullWidth leftSection={play} loading={enrol.isPending} onClick={begin}>
        {t('enrol')}
      </Button>
    );
  } else if (course.can.open && course.next) {
    action = (
      <LinkButton fullWidth href={playerHref(course.id, course.next.hierarchy_order)} leftSection={play}>
        {t(course.state === 'enrolled' ? 'begin' : 'go_on', { kind: nameOf(course.next.kind).inText })}
      </LinkButton>
    );
  } else if (course.can.open && first && isDone(course.state)) {
    action = (
      <LinkButton fullWidth variant="light" href={playerHref(course.id, first.hierarchy_order)}>
        {t('again')}
      </LinkButton>
    );
  }
  if (!action) return null;
  if (isDocked) return <Dock note={refusal}>{action}</Dock>;
  return (
    <>
      {action}
      {refusal}
    </>
  );
}
