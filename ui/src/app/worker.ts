// The service worker: pages that have been visited once open without a network. What the server
// decides is never kept; only the files of the pages are.
declare const FILES: readonly string[];
declare const VERSION: string;

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

const scope = globalThis as unknown as {
  addEventListener: ((kind: 'install' | 'activate', act: (event: Extendable) => void) => void) &
    ((kind: 'fetch', act: (event: Fetching) => void) => void);
  skipWaiting: () => Promise<void>;
};
const NEVER_CHANGING = '/chunks/';
const PATIENCE = 4_000; // milliseconds
const store = `letrado-pages-${VERSION}`;

scope.addEventListener('install', event => {
  event.waitUntil(caches.open(store).then(cache => cache.addAll([...FILES])));
  void scope.skipWaiting();
});

scope.addEventListener('activate', event => {
  event.waitUntil(
    caches.keys().then(names =>
      Promise.all(
        names
          .filter(name => name.startsWith('letrado-pages-') && name !== store)
          .map(name => caches.delete(name)),
      ),
    ),
  );
});

scope.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = origin === location.origin && FILES.includes(pathname);
  if (event.request.method !== 'GET' || !ours) return;
  event.respondWith(pathname.startsWith(NEVER_CHANGING) ? keptOrFetched(event.request, pathname) : freshOrKept(event.request, pathname));
});

// A file whose name carries the hash of its content is the same for ever.
async function keptOrFetched(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(store);
  return (await cache.match(pathname)) ?? fetch(request);
}

// A network that is there but does not answer is worse than none: after a while it is not waited for.
async function freshOrKept(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return fromStore(pathname);
  }
}

async function fromStore(pathname: string): Promise<Response> {
  const cache = await caches.open(store);
  return (await cache.match(pathname)) ?? Response.error();
}
