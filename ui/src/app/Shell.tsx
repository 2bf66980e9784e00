import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { SessionView } from '../made/types';
import { type Language, LANGUAGES, isLanguage } from '../i18n/say';
import { Icon, type IconName } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { type Page, type Route, printRoute } from './route';
import { type Theme, nextTheme } from './theme';

type Props = {
  page: Page;
  session: SessionView | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  children: ComponentChildren;
};

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { auto: 'half', light: 'sun', dark: 'moon' };
const THEME_TEXTS = {
  auto: 'shell.theme_auto',
  light: 'shell.theme_light',
  dark: 'shell.theme_dark',
} as const;
const LANGUAGE_TEXTS = { es: 'shell.spanish', ca: 'shell.catalan', en: 'shell.english' } as const;
const PLACES = [
  ['shell.play', { page: 'home' }],
  ['shell.judge', { page: 'judge' }],
  ['shell.study', { page: 'study' }],
  ['shell.analysis', { page: 'analysis' }],
  ['shell.books', { page: 'books', book: '', article: '' }],
] as const satisfies readonly (readonly [string, Route])[];

const HALL = ['shell.hall', { page: 'hall' }] as const;
const OF_THE_HALL = ['monitor', 'arbiter', 'director'];

// Those who go round the tables of a club have the hall too. It comes last: who somebody is comes
// after the page, and what stands there already must not move.
function placesOf(session: SessionView | undefined): readonly (typeof HALL | (typeof PLACES)[number])[] {
  return session?.accounts && session.person?.roles.some(role => OF_THE_HALL.includes(role)) ? [...PLACES, HALL] : PLACES;
}

// What every page has around it: name, places, language, theme, and what letrado is not.
export function Shell({ page, session, theme, onTheme, onLanguage, children }: Props) {
  const { say, language } = useSpeech();
  useLayoutEffect(() => scrollTo(0, 0), [page]);
  return (
    <div class={page === 'play' ? 'shell playing' : 'shell'}>
      <a
        class="skip"
        href="#page"
        onClick={event => {
          event.preventDefault();
          document.getElementById('page')?.focus();
        }}
      >
        {say('shell.skip')}
      </a>
      <header class="top">
        <a class="logo" href={printRoute({ page: 'home' })}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          {say('shell.name')}
        </a>
        <nav aria-label={say('shell.places')}>
          {placesOf(session).map(([text, route]) => (
            <a key={text} href={printRoute(route)} aria-current={route.page === page ? 'page' : undefined}>
              {say(text)}
            </a>
          ))}
        </nav>
        <select
          class="plain-select"
          aria-label={say('shell.language')}
          value={language}
          onChange={event => {
            const chosen = event.currentTarget.value;
            if (isLanguage(chosen)) onLanguage(chosen);
          }}
        >
          {LANGUAGES.map(code => (
            <option key={code} value={code} lang={code}>
              {say(LANGUAGE_TEXTS[code])}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button quiet only-icon"
          aria-label={say(THEME_TEXTS[theme])}
          title={say(THEME_TEXTS[theme])}
          onClick={() => onTheme(nextTheme(theme))}
        >
          <Icon name={THEME_ICONS[theme]} />
        </button>
        <WhoAmI session={session} here={page === 'account'} />
      </header>
      <main key={page} class="page" id="page" tabIndex={-1}>
        {children}
      </main>
      <footer key={`foot of ${page}`} class="bottom">
        {say('shell.disclaimer')}
      </footer>
    </div>
  );
}

// The way to one's account and data; its place is kept while the server has not answered.
function WhoAmI({ session, here }: { session: SessionView | undefined; here: boolean }) {
  const { say } = useSpeech();
  const name = session?.person?.name ?? '';
  const label = name ? say('shell.account_of', { name }) : say(session?.accounts ? 'account.enter' : 'shell.account');
  return (
    <a
      class="button quiet who"
      href={printRoute({ page: 'account' })}
      aria-label={label}
      title={label}
      aria-current={here ? 'page' : undefined}
    >
      <Icon name="person" />
      <span class="who-name">{name}</span>
    </a>
  );
}
