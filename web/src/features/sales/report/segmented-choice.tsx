import classes from './report.module.css';

type SegmentedChoiceProps<V extends string> = {
  legend: string;
  name: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChoose: (value: V) => void;
};

/** One of a few words, side by side: one tap, and the device's own radio buttons below it. */
export function SegmentedChoice<V extends string>({ legend, name, choices, value, onChoose }: SegmentedChoiceProps<V>) {
  return (
    <fieldset className={classes.segmented}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value} data-chosen={choice.value === value || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
