import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** A box of the coming screen. Sizes are CSS lengths; a text line is as tall as its letters. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 8,
}: {
  width?: string | number;
  height?: string | number;
  radius?: number;
}) {
  return <span className={classes.bone} style={{ width, height, borderRadius: radius }} aria-hidden />;
}

type LoadingProps = { shape?: 'page' | 'shelf' | 'list' | 'form' | 'table'; rows?: number };

/** The screen's own boxes while it loads; they show after 200 ms, so that a fast answer never flickers. */
export function Loading({ shape = 'page', rows = 4 }: LoadingProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {shape === 'page' || shape === 'shelf' ? <Heading /> : null}
      {shape === 'page' ? <Skeleton height={277} radius={20} /> : null}
      {shape === 'shelf' ? <ShelfBones count={rows} /> : null}
      {shape === 'form' ? <FormBones count={rows} /> : null}
      {shape === 'table' ? <TableBones count={rows} /> : null}
      {shape === 'list' || shape === 'page' ? <ListBones count={rows} /> : null}
    </div>
  );
}

/** The screen's title is on its way; until then the page is not without one. */
function HiddenTitle() {
  const { t } = useTranslation('ui');
  return <h1 className="visually-hidden">{t('loading')}</h1>;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const Heading = () => (
  <div className={classes.boneStack}>
    <HiddenTitle />
    <Skeleton width="58%" height={30} />
    <Skeleton width="72%" height={18} />
  </div>
);

const ShelfBones = ({ count }: { count: number }) => (
  <div className={classes.boneShelf}>
    {numbers(count).map((n) => (
      <div key={n} className={classes.boneStack}>
        <span className={classes.bonePicture}>
          <Skeleton height="100%" radius={14} />
        </span>
        <Skeleton height={6} radius={3} />
        <Skeleton width="88%" />
        <Skeleton width="56%" height={14} />
      </div>
    ))}
  </div>
);

const ListBones = ({ count }: { count: number }) => (
  <div className={classes.boneStack}>
    {numbers(count).map((n) => (
      <div key={n} className={classes.boneRow}>
        <Skeleton width={76} height={60} />
        <div className={classes.boneStack}>
          <Skeleton width="88%" />
          <Skeleton width="56%" height={14} />
        </div>
      </div>
    ))}
  </div>
);

const FormBones = ({ count }: { count: number }) => (
  <div className={classes.boneForm}>
    {numbers(count).map((n) => (
      <div key={n} className={classes.boneStack}>
        <Skeleton width="34%" height={14} />
        <Skeleton height={48} radius={12} />
      </div>
    ))}
  </div>
);

const TableBones = ({ count }: { count: number }) => (
  <div className={classes.boneTable}>
    {numbers(count).map((n) => (
      <div key={n}>
        <Skeleton width={32} height={32} radius={16} />
        <Skeleton width="30%" />
        <Skeleton width="16%" />
        <Skeleton width="12%" />
      </div>
    ))}
  </div>
);
