import type { ComponentChildren } from 'preact';

type Props = {
  group: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ComponentChildren;
  aside?: ComponentChildren;
  disabled?: boolean;
};

// One of several: a radio button with a line that explains it.
export function Option({ group, name, checked, onChoose, children, aside, disabled = false }: Props) {
  return (
    <label class="option">
      <input type="radio" name={group} value={name} data-testid={`${group}-${name}`} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>{children}</span>
      {aside}
    </label>
  );
}
