/**
 * Keeps the site itself, so that it opens without a connection and says so: the page and the files
 * that it is built of, nothing that a service answers. Every other request goes past it.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: what this version is made of, and a name that no other version has. */
const build = { version: '__BILLFOLD_VERSION__', files: '__BILLFOLD_FILES__'.split(' ') };
const cacheName = `billfold-${build.version}`;
const page = '/index.html';
/** Translated texts: a reader needs one language, so its files are kept at their first use. */
const catalogues = '/assets/texts/';

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data }) => {
  // The user has accepted a reload of the page.
  if (data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isOfSite(pathname)) event.respondWith(openPage(request));
  } else if (build.files.includes(pathname)) event.respondWith(openFile(request));
  else if (pathname.startsWith(catalogues)) event.respondWith(openCatalogue(request));
});

/** A file with a hash in its name is the same in every version: what is here is not asked for. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of build.files) {
    const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    if (kept) await cache.put(file, kept);
    else await cache.add(new Request(file, { cache: 'no-cache' }));
  }
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('billfold-') && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

/** The newest page wherever there is a connection: it names the files, and brings its own rules. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromCache(page);
    if (!kept) throw error;
    return kept;
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await fromCache(new URL(request.url).pathname)) ?? fetch(request);
}

async function openCatalogue(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

async function fromCache(file: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(file, { ignoreVary: true });
}

/**
 * Embedded pages are shown by the rules of whom they are shown to, which come with each answer. The checkout
 * is a page of its own, for people without a wallet here.
 */
function isOfSite(path: string): boolean {
  return !/^\/(api|v1|dev|assets|pay)\//i.test(path) && !path.includes('embed');
}
