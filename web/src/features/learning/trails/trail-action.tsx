import type { TrailPage } from '@vitrine/contract/learning';
import { Button, Dock, LinkButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCertificate, IconPlayerPlayFilled } from '../../../shared/icons.ts';
import { stepHref, stepPlayerHref } from '../course-place.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useEnrolInTrail, useOpenStep } from './trails-api.ts';

const play = <IconPlayerPlayFilled size={20} aria-hidden />;

/** The one thing to do in a trail: begin it, go on with the step that is open, or see what it gave. */
export function TrailAction({ trail, isDocked = false }: { trail: TrailPage; isDocked?: boolean }) {
  const { t } = useTranslation('learning');
  const nameOf = useKindName();
  const { atForm } = useMessages();
  const router = useRouter();
  const enrol = useEnrolInTrail(trail.id);
  const open = useOpenStep(trail.id);
  const step = trail.items.find(({ position }) => position === trail.nextPosition);
  /** Leads on also where the page was drawn anew meanwhile, which a callback of the mutation would not; never who left it. */
  const begin = async (courseId: string) => {
    const from = router.state.location.pathname;
    const opened = await open.mutateAsync(courseId).catch(() => undefined); // told below
    if (!opened || router.state.location.pathname !== from) return;
    const { next } = opened;
    await router.navigate({
      to: next ? stepPlayerHref({ trailId: trail.id, courseId, hierarchyOrder: next.hierarchy_order }) : stepHref(trail.id, courseId),
    });
  };
  const error = enrol.error ?? open.error;
  const refusal = error ? <span role="alert">{atForm(refusalCode(error))}</span> : undefined;
  let action: ReactNode = null;
  if (trail.can.enrol) {
    action = (
      <Button fullWidth leftSection={play} loading={enrol.isPending} onClick={() => enrol.mutate()}>
        {t('trails.enrol')}
      </Button>
    );
  } else if (trail.can.open && step?.next) {
    const to = { trailId: trail.id, courseId: step.subjectId, hierarchyOrder: step.next.hierarchy_order };
    action = (
      <LinkButton fullWidth href={stepPlayerHref(to)} leftSection={play}>
        {t('go_on', { kind: nameOf(step.next.kind).inText })}
      </LinkButton>
    );
  } else if (trail.can.open && step) {
    action = (
      <Button fullWidth leftSection={play} loading={open.isPending} onClick={() => void begin(step.subjectId)}>
        {t('trails.begin_step', { position: step.position })}
      </Button>
    );
  } else if (trail.certificateId) {
    action = (
      <LinkButton fullWidth href="/certificates" leftSection={<IconCertificate size={20} stroke={1.75} aria-hidden />}>
        {t('course_done.certificate')}
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
