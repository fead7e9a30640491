import classes from './tag.module.css';

type TagProps = {
  children: string; // "+80" earns, "3.200" costs; already formatted
  isOff?: boolean; // it no longer counts
  size?: 'md' | 'lg';
  className?: string;
};

/** The shelf tag: the only shape that carries points which can be earned or paid. Never a balance. */
export function Tag({ children, isOff = false, size = 'md', className }: TagProps) {
  return (
    <span className={[classes.tag, className].filter(Boolean).join(' ')} data-off={isOff || undefined} data-size={size}>
      {children}
    </span>
  );
}
