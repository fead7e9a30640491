import { LinkButton } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconCircleCheck, IconClipboardCheck } from '../../shared/icons.ts';

type WaysProps = { kind: 'course' | 'trail'; trainingId: string };

/** The way to say what one thought of a training, once it is finished (REA-01); what was said is told, and nothing stands there where nobody asks. */
export function ReactionWays({ kind, trainingId }: WaysProps) {
  const { t } = useTranslation('learning');
  const { data } = useQuery({
    queryKey: ['learning', 'reactions', kind, trainingId],
    queryFn: async () => (await import('./calls.ts')).fetchReactions(kind, trainingId),
  });
  return data?.items.map(({ id, title, status }) =>
    status === 'open' ? (
      <LinkButton
        key={id}
        fullWidth
        variant="light"
        href={`/home/surveys/${id}?${kind}=${trainingId}`}
        leftSection={<IconClipboardCheck size={20} stroke={1.75} aria-hidden />}
      >
        {title}
      </LinkButton>
    ) : (
      <p key={id}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden /> {t('reaction_given', { title })}
      </p>
    ),
  );
}
