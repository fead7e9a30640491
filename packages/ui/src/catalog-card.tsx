import { Children } from 'react';
import type { ReactNode } from 'react';
import { Scene } from './scene/scene.tsx';
import type { SceneObject } from './scene/scene.tsx';
import { BareEdge, ProgressBar } from './progress-bar.tsx';
import { Link } from './theme/link.tsx';
import classes from './catalog-card.module.css';
import { Tag } from './tag.tsx';

type CatalogCardProps = {
  href: string;
  title: string;
  meta: ReactNode; // one line: "Vídeo 3 de 5 · faltam 4 min"
  object?: SceneObject;
  photoUrl?: string | null; // a client's picture replaces the scene; edge and tag stay
  progress?: { value: number; label: string; tone?: 'learning' | 'reward' | 'done' }; // none where nobody is known who could have made any
  tag?: string;
  isTagOff?: boolean;
  chip?: ReactNode; // why it is locked, or that it is done
  isLocked?: boolean;
  corner?: ReactNode; // one icon button, for instance the favourite
  level?: 2 | 3; // of its title: 2 where the catalog stands right under the screen's title
};

/** A thing in the catalog: it stands on the edge that fills, and its tag hangs there. The whole card is the link. */
export function CatalogCard({
  href,
  title,
  meta,
  object,
  photoUrl,
  progress,
  tag,
  isTagOff,
  chip,
  isLocked,
  corner,
  level = 3,
}: CatalogCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {photoUrl ? (
          <img className={classes.photo} src={photoUrl} alt="" loading="lazy" decoding="async" data-muted={isLocked || undefined} />
        ) : (
          <Scene objects={object ? [object] : []} ratio="4/3" isMuted={isLocked ?? false} />
        )}
        {chip ? <div className={classes.chip}>{chip}</div> : null}
      </div>
      <div className={classes.edge}>
        {progress ? <ProgressBar {...progress} /> : <BareEdge />}
        {tag ? (
          <Tag className={classes.tag} isOff={isTagOff ?? false}>
            {tag}
          </Tag>
        ) : null}
      </div>
      <Title className={classes.title}>
        <Link href={href} className={classes.link} title={title}>
          {title}
        </Link>
      </Title>
      <p className={classes.meta}>{meta}</p>
      {corner ? <div className={classes.corner}>{corner}</div> : null}
    </article>
  );
}

/** Catalog cards side by side: two on a phone, three on a tablet, four on a desktop. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
