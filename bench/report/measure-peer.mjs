// Opens the dialog of a page in a fresh browser context, and mounts its component again and again.
import { sizeOf } from './build-entry.mjs';
import { startPeerClock } from './peer-clock.mjs';

/** Milliseconds in which a page has to draw what is waited for. */
const limitMs = 30_000;
/** Milliseconds that a page gets to finish what it began by itself. */
const settleMs = 1_300;

/**
 * Opens the dialog once, on a processor slowed four times.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, trigger: string, dialog: string }} page
 * @param {{ withSizes: boolean }} options `withSizes`: compress what was fetched, which takes seconds
 */
export async function openPeer(browser, { url, trigger, dialog }, { withSizes }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const { page, devtools } = await openPage(context);
    const seen = watchRequests(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { timeout: limitMs });
    await shown(page, trigger);
    await page.waitForTimeout(settleMs);
    const loaded = await heapMb(devtools);
    const { x, y } = await centerOf(page, trigger);
    // The pointer is there for as long before as somebody needs to press.
    await page.mouse.move(x, y);
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.mouse.up();
    const ms = await shown(page, dialog);
    await page.waitForTimeout(settleMs);
    return {
      ms,
      blockedMs: await page.evaluate(() => globalThis.blockedMs),
      loadedMb: loaded,
      openMb: await heapMb(devtools),
      requests: seen.own.length,
      foreign: seen.foreign.length,
      sizes: withSizes ? sizeOf(await bodiesOf(seen.own)) : null,
    };
  } finally {
    await context.close();
  }
}

/**
 * Mounts and unmounts the component, and returns what a hundred times leave behind. Null where the page offers no way to
 * unmount it.
 */
export async function cyclePeer(browser, { url, trigger }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const { page, devtools } = await openPage(context);
    await page.goto(url, { timeout: limitMs });
    await shown(page, trigger);
    if (!(await page.evaluate(() => 'unmountPeer' in globalThis))) return null;
    const cycle = (times) => page.evaluate(mountAgain, { times, trigger });
    // Caches, and code that the engine compiles for good, come once: they are there before the first count.
    await cycle(100);
    const before = await countLeft(page, devtools);
    await cycle(100);
    const after = await countLeft(page, devtools);
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heapKb: (after.heapMb - before.heapMb) * 1024,
    };
  } finally {
    await context.close();
  }
}

async function openPage(context) {
  const page = await context.newPage();
  await page.addInitScript(startPeerClock);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return { page, devtools };
}

/** Requests of the page to this machine, and those to others, which all fail here. */
function watchRequests(page) {
  const own = [];
  const foreign = [];
  const add = (url, request) => {
    const { protocol, hostname } = new URL(url);
    if (!/^(?:https?|wss?):$/.test(protocol)) return;
    if (hostname === '127.0.0.1') own.push(request);
    else foreign.push(request);
  };
  page.on('request', (request) => add(request.url(), request));
  page.on('websocket', (socket) => add(socket.url(), null));
  return { own, foreign };
}

async function bodiesOf(requests) {
  const bodies = requests.map(async (request) => {
    const response = await request?.response();
    return (await response?.body().catch(() => null)) ?? Buffer.alloc(0);
  });
  return Promise.all(bodies);
}

/** Waits until an element was painted; milliseconds since the last click. */
function shown(page, selector) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${selector} was not shown`)), limitMs);
  });
  const time = page.evaluate((wanted) => globalThis.untilShown(wanted), selector);
  return Promise.race([time, late]).finally(() => clearTimeout(timer));
}

function centerOf(page, selector) {
  return page.evaluate((wanted) => {
    const { left, top, width, height } = globalThis.findShown(wanted).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}

async function heapMb(devtools) {
  // What the first one frees lets go of more.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize: used } = await metrics(devtools);
  return used / 2 ** 20;
}

async function countLeft(page, devtools) {
  await page.waitForTimeout(settleMs);
  const heap = await heapMb(devtools);
  const { Nodes: nodes, JSEventListeners: listeners } = await metrics(devtools);
  return { nodes, listeners, heapMb: heap };
}

async function metrics(devtools) {
  const { metrics: list } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
async function mountAgain({ times, trigger }) {
  for (let time = 0; time < times; time += 1) {
    globalThis.unmountPeer();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    globalThis.mountPeer();
    await globalThis.untilShown(trigger);
  }
}
