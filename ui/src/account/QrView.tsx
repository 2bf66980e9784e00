import { qrCode } from './qr';

const QUIET = 4; // light modules around it, without which it cannot be read

export function QrView({ text, label }: { text: string; label: string }) {
  const modules = qrCode(text);
  if (!modules) return null;
  const side = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={`M0 0h${side}v${side}H0z`} class="qr-light" />
      <path d={dark} class="qr-dark" />
    </svg>
  );
}
