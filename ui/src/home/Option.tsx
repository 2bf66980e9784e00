import type { ComponentChildren } from 'preact';

type Props = {
  group: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ComponentChildren;
  aside?: ComponentChildren; // beside the choice and no part of it: an icon, a citation
  disabled?: boolean;
};

// One of several: a radio button with a line that explains it.
export function Option({ group, name, checked, onChoose, children, aside, disabled = false }: Props) {
  return (
    <div class="option">
      <label>
        <input type="radio" name={group} value={name} data-testid={`${group}-${name}`} checked={checked} disabled={disabled} onChange={onChoose} />
        <span>{children}</span>
      </label>
      {aside}
    </div>
  );
}
