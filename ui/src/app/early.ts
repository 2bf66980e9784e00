// Runs before the page is painted, so that a fixed theme does not flash the other one.
import { kept } from './kept';
import { readTheme, showTheme } from './theme';

showTheme(readTheme(kept('theme')), document.documentElement);
