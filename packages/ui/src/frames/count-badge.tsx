import { useTranslation } from 'react-i18next';

type CountBadgeProps = { count: number | undefined; className?: string | undefined; isDot?: boolean };

/** How many are new: a number or a dot to see, a phrase to hear. */
export function CountBadge({ count, className, isDot = false }: CountBadgeProps) {
  const { t } = useTranslation('ui');
  if (!count) return null;
  return (
    <>
      <span className={className} aria-hidden>
        {isDot ? null : count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">{t('count_new', { count })}</span>
    </>
  );
}
