// Line drawings, 24 by 24, in the colour of the text beside them.
const PATHS = {
  book: 'M3 5h6a3 3 0 0 1 3 3v12a2 2 0 0 0-2-2H3zM21 5h-6a3 3 0 0 0-3 3v12a2 2 0 0 1 2-2h7z',
  clock: 'M12 7v5l3 2M9 2h6M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16',
  check: 'm5 12 5 5 9-10',
  cross: 'm6 6 12 12M18 6 6 18',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  pen: 'm4 20 1-5L16 4l4 4L9 19zM14 6l4 4',
  hand: 'M8 12V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7-5a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 7-3 0-5-2-7-6l-1-2c1-1 2-1 3 0z',
  shuffle: 'M3 7h4l10 10h4M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3M18 14l3 3-3 3',
  back: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  skip: 'M5 5l10 7-10 7zM19 5v14',
  bag: 'M7 8h10l2 11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM9 8a3 3 0 0 1 6 0',
  flag: 'M5 21V4h13l-2 4 2 4H5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10',
  half: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  robot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2 13v3M22 13v3',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 20a6 6 0 0 1 12 0M16 5a3 3 0 0 1 0 6M17 14a6 6 0 0 1 4 6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0',
  play: 'M7 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M4 4l16 16',
  look: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  erase: 'M9 5h12v14H9l-6-7zM12 9l5 6M17 9l-5 6',
  warn: 'M12 4 2 20h20zM12 10v4M12 17h.01',
  chart: 'M5 20V10M12 20V4M19 20v-7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
