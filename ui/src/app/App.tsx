import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SignIn } from '../account/SignIn';
import { useSession } from '../api/session';
import { type Language, type Say, isLanguage, loadTexts } from '../i18n/say';
import { SpeechContext } from '../parts/context';
import { Shell } from './Shell';
import { keep, kept } from './kept';
import { type Page, type Route, placeOf, readRoute } from './route';
import { type Theme, readTheme, showTheme } from './theme';

type PageComponent = ComponentType<{ route: Route }>;

// Each page is a file of its own, fetched when somebody goes there.
const PAGES: Readonly<Record<Page, () => Promise<{ default: PageComponent }>>> = {
  home: () => import('../home/HomePage'),
  join: () => import('../home/JoinPage'),
  play: () => import('../play/PlayPage'),
  draw: () => import('../play/DrawPage'),
  desk: () => import('../desk/DeskPage'),
  judge: () => import('../judge/JudgePage'),
  study: () => import('../study/StudyPage'),
  analysis: () => import('../analysis/AnalysisPage'),
  books: () => import('../books/BooksPage'),
  account: () => import('../account/AccountPage'),
  hall: () => import('../hall/HallPage'),
};

// What a club's server shows to anybody. The judges' table goes on with what the browser has kept.
const OPEN: ReadonlySet<Page> = new Set(['books', 'judge']);

export function App() {
  const [route, setRoute] = useState<Route>(() => readRoute(location.hash));
  const [language, setLanguage] = useState<Language>(readLanguage);
  const [theme, setTheme] = useState<Theme>(() => readTheme(kept('theme')));
  const [say, setSay] = useState<Say | undefined>(undefined);
  const [shown, setShown] = useState<{ page: Page; View: PageComponent } | undefined>(undefined);

  useEffect(() => {
    const onHash = (): void => setRoute(readRoute(location.hash));
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    let current = true;
    void loadTexts(language).then(loaded => {
      if (!current) return;
      document.documentElement.lang = language;
      setSay(() => loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    let current = true;
    const { page } = route;
    void PAGES[page]().then(({ default: View }) => {
      if (current) setShown({ page, View });
    });
    return () => {
      current = false;
    };
  }, [route]);

  const session = useSession(language);
  const speech = useMemo(() => say && { say, language }, [say, language]);
  if (!speech) return null;
  const outside = session?.accounts === true && !session.person && !OPEN.has(route.page);
  return (
    <SpeechContext.Provider value={speech}>
      <Shell
        page={route.page}
        session={session}
        theme={theme}
        onTheme={chosen => {
          keep('theme', chosen);
          showTheme(chosen, document.documentElement);
          setTheme(chosen);
        }}
        onLanguage={chosen => {
          keep('language', chosen);
          setLanguage(chosen);
        }}
      >
        {outside ? (
          <SignIn />
        ) : shown?.page === route.page ? (
          <shown.View key={placeOf(route)} route={route} />
        ) : (
          <p class="loading">{speech.say('shell.loading')}</p>
        )}
      </Shell>
    </SpeechContext.Provider>
  );
}

function readLanguage(): Language {
  const chosen = kept('language');
  return isLanguage(chosen) ? chosen : 'es';
}
