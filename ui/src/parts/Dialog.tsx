import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon';
import { useSpeech } from './context';

type Props = {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
};

// A dialog of the browser: it holds the focus, closes on Escape and gives the focus back.
export function Dialog({ title, onClose, children }: Props) {
  const { say } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} class="dialog" aria-label={title} onClose={onClose}>
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
