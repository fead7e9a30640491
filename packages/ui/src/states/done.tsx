import type { ReactNode } from 'react';
import { SceneFigure } from '../scene/scene.tsx';
import type { SceneObject } from '../scene/scene.tsx';
import { Tag } from '../tag.tsx';
import classes from './done.module.css';

type DoneProps = {
  title: string;
  hint?: string;
  object?: SceneObject;
  tag?: string; // "+240"
  children?: ReactNode; // at most two buttons: `lit` first, `on-stage` second
};

/**
 * "The light comes on", once, under 700 ms: the pool grows, the object settles on the shelf, the tag clips on. For a sale sent, a course
 * passed, a level, a reward, a check-in; never for a save. With reduced motion the last picture stands at once.
 */
export function Done({ title, hint, object = 'gift-card', tag, children }: DoneProps) {
  return (
    <section className={classes.done}>
      <div className={classes.window}>
        <span className={classes.pool} />
        <SceneFigure object={object} className={classes.object} />
      </div>
      <div className={classes.shelf}>
        {tag ? (
          <span className={classes.tag}>
            <Tag size="lg">{tag}</Tag>
          </span>
        ) : null}
        <div role="status">
          <h1>{title}</h1>
          {hint ? <p>{hint}</p> : null}
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
