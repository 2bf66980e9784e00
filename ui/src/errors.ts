// Text that the players' notation cannot read. It carries facts; sentences belong to the messages.
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly notation: string;
  readonly text: string;

  constructor(notation: string, text: string) {
    super(`${notation}: ${JSON.stringify(text)}`);
    this.notation = notation;
    this.text = text;
  }
}
