// Where a page is: the part of the address after "#/", so that the server has one page to serve.
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'play'; readonly game: string }
  | { readonly page: 'draw'; readonly game: string }
  | { readonly page: 'desk'; readonly game: string; readonly key: string }
  | { readonly page: 'judge' }
  | { readonly page: 'study' }
  | { readonly page: 'analysis' }
  | { readonly page: 'account' }
  | { readonly page: 'hall' }
  | { readonly page: 'books'; readonly book: string; readonly article: string };

export type Page = Route['page'];

// An address nobody knows leads home.
export function readRoute(hash: string): Route {
  const [page = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  switch (page) {
    case 'judge':
    case 'study':
    case 'analysis':
    case 'account':
    case 'hall':
      return { page };
    case 'books':
      return { page, book: first, article: second };
    case 'play':
    case 'draw':
      return first ? { page, game: first } : { page: 'home' };
    case 'desk':
      return first ? { page, game: first, key: second } : { page: 'home' };
    case 'join':
      return first ? { page, code: first } : { page: 'home' };
    default:
      return { page: 'home' };
  }
}

export function printRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'play':
    case 'draw':
      return address(route.page, route.game);
    case 'desk':
      return address(route.page, ...[route.game, route.key].filter(Boolean));
    case 'join':
      return address(route.page, route.code);
    case 'books':
      return address(route.page, ...[route.book, route.article].filter(Boolean));
    default:
      return address(route.page);
  }
}

// What a page is opened for. From one article to the next, the book stays open.
export function placeOf(route: Route): string {
  return printRoute(route.page === 'books' ? { ...route, article: '' } : route);
}

function address(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

// A link that was cut short in a message is read as far as it goes.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
