import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 719px)';

// Is this a phone? Then what is not needed for the move lies in a drawer.
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const asked = matchMedia(NARROW);
    const onChange = (): void => setNarrow(asked.matches);
    onChange();
    asked.addEventListener('change', onChange);
    return () => asked.removeEventListener('change', onChange);
  }, []);
  return narrow;
}
