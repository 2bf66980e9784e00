type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

// The key alone. With Alt, Ctrl or Meta it is a browser command, such as going back or
// reloading, and none of ours.
export function plainKey({ key, altKey, ctrlKey, metaKey }: KeyPress): string | undefined {
  return altKey || ctrlKey || metaKey ? undefined : key;
}
