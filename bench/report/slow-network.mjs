// Pages over an emulated mobile network: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up.

/** Conditions of the network for Chromium: Lighthouse's slow 4G. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Opens a page in a fresh context, so that nothing is cached, and slows its network once it is still.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{ page: import('playwright-core').Page, requests: Request[], close: () => Promise<void> }>}
 */
export async function openSlowly(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  const requests = recordRequests(devtools);
  return { page, requests, close: () => context.close() };
}

/** @typedef {{ url: string, method: string, isPreflight: boolean, start: number, end: number }} Request */

/**
 * Records the requests of a page, with times in seconds.
 * @returns {Request[]} grows as the page goes on
 */
export function recordRequests(devtools) {
  const requests = [];
  const byId = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { url, method } = request;
    const entry = {
      url,
      method,
      isPreflight: method === 'OPTIONS',
      start: timestamp,
      end: Number.POSITIVE_INFINITY,
    };
    byId.set(requestId, entry);
    requests.push(entry);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = byId.get(requestId);
    if (entry) entry.end = timestamp;
  });
  return requests;
}

/**
 * Counts round trips: the longest chain of requests of which each began after the one before had ended.
 * @param {readonly Request[]} requests
 */
export function countTrips(requests) {
  const trips = new Map();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...trips].filter(([earlier]) => earlier.end <= request.start);
    trips.set(request, 1 + Math.max(0, ...before.map(([, count]) => count)));
  }
  return Math.max(0, ...trips.values());
}
