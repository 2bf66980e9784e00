type Props<Value extends string | number> = {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
  hint?: string;
  testId?: string;
};

// A labelled list to choose one value from.
export function Select<Value extends string | number>({ label, value, choices, onChoose, hint, testId }: Props<Value>) {
  return (
    <label class="field">
      {label}
      <select
        value={String(value)}
        data-testid={testId}
        onChange={event => {
          const found = choices[event.currentTarget.selectedIndex];
          if (found) onChoose(found[0]);
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={String(each)}>
            {text}
          </option>
        ))}
      </select>
      {hint && <span class="hint">{hint}</span>}
    </label>
  );
}
