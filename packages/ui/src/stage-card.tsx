import type { ReactNode } from 'react';
import { LinkButton } from './kit/button.tsx';
import { SceneFigure } from './scene/scene.tsx';
import type { SceneObject } from './scene/scene.tsx';
import { ProgressSegments } from './progress-bar.tsx';
import classes from './stage-card.module.css';
import { Tag } from './tag.tsx';

type StageCardProps = {
  label: string; // the section's name for assistive tools
  kicker: string;
  title: string;
  object: SceneObject;
  companion?: SceneObject; // stands beside it where there is room
  segments?: { values: readonly number[]; label: string };
  tag?: string;
  now: string; // where the person is: "Vídeo 3 de 5"
  left?: string; // "faltam 4 min"
  action: { label: string; href: string; icon?: ReactNode };
};

/** The one lit thing of a screen: what to do next, and what it brings. At most one a screen. */
export function StageCard({ label, kicker, title, object, companion, segments, tag, now, left, action }: StageCardProps) {
  return (
    <section className={classes.stage} aria-label={label}>
      <div className={classes.window}>
        <span className={classes.pool} />
        {companion ? <SceneFigure object={companion} className={classes.companion} /> : null}
        <SceneFigure object={object} className={classes.object} />
        <div className={classes.words}>
          <p>{kicker}</p>
          <h2>{title}</h2>
        </div>
      </div>
      <div className={classes.shelf}>
        {tag ? <Tag className={classes.tag}>{tag}</Tag> : null}
        <div className={classes.line}>{segments ? <ProgressSegments {...segments} isOnStage /> : null}</div>
        <div className={classes.next}>
          <p>
            <b>{now}</b>
            {left}
          </p>
          <LinkButton href={action.href} variant="lit" leftSection={action.icon}>
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
