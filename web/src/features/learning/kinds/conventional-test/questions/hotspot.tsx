import classes from './questions.module.css';
import type { QuestionProps } from './question-props.ts';

/** A picture whose areas are tapped; each has a letter to be seen and a name to be heard, so that a keyboard reaches it too. */
export function Hotspot({ question, given, onGive }: QuestionProps) {
  return (
    <div className={classes.picture}>
      {question.image ? <img src={question.image} alt="" /> : null}
      {question.options.map(({ id, text, area }, index) => (
        <label
          key={id}
          className={classes.area}
          data-chosen={given.options.includes(id) || undefined}
          style={area ? { left: `${area.x}%`, top: `${area.y}%`, width: `${area.width}%`, height: `${area.height}%` } : undefined}
        >
          <input
            type="radio"
            name={question.id}
            aria-label={text}
            checked={given.options.includes(id)}
            onChange={() => onGive({ options: [id], entries: {} })}
          />
          <span className={classes.letter} aria-hidden>
            {String.fromCodePoint(65 + index)}
          </span>
        </label>
      ))}
    </div>
  );
}
