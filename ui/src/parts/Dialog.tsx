import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon';
import { useSpeech } from './context';

type Props = {
  title: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ComponentChildren;
};

// A dialog of the browser: it holds the focus, closes on Escape and gives the focus back.
export function Dialog({ title, onClose, onKeyDown, children }: Props) {
  const { say } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useRef(onClose);
  leave.current = onClose;
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const onEnd = (): void => leave.current();
    shown.addEventListener('close', onEnd);
    if (!shown.open) shown.showModal();
    // Taken away by the page itself, it has nothing more to say: another dialog may be open by now.
    return () => {
      shown.removeEventListener('close', onEnd);
      shown.close();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a short cut to its buttons
    <dialog ref={dialog} class="dialog" aria-label={title} onKeyDown={onKeyDown}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="button quiet only-icon" aria-label={say('shell.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
