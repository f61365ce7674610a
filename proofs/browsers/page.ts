import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findInPage, type Name, type Step } from './find-in-page.ts';
import { type Send, WebDriverError } from './webdriver.ts';

/** Key of an element in answers, by the standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Refusals of an element that moves, is replaced or lies below another one: a person would try again. */
const passing = [
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
  'javascript error',
];
/** Longest wait: a key is derived with much memory, which a busy machine gives slowly. */
const withinMs = 120_000;

/** Keys without a character, by the standard. */
export const keys = {
  escape: '\uE00C',
  enter: '\uE007',
  tab: '\uE004',
  control: '\uE009',
} as const;

export type Page = ReturnType<typeof createPage>;
export type Scope = ReturnType<typeof createScope>;

/** Reads and presses like a person, in a page or inside one of its elements. Each call waits for what it needs. */
function createScope(send: Send, outer: readonly Step[]) {
  const find = async (step: Step): Promise<readonly unknown[]> => {
    const script = `return (${findInPage})(arguments[0]);`;
    const found = await send('execute', { script, args: [[...outer, step]] });
    return Array.isArray(found) ? found : [];
  };
  /** Calls `use` with the first element found, until it is not refused. */
  const onElement = <T>(role: string, name: string | RegExp, use: (id: string) => Promise<T>) => {
    const step = { role, name: toName(name) };
    const path = [...outer, step].map((each) => `${each.role} ${JSON.stringify(each.name)}`);
    return retry(path.join(' > '), async () => {
      const [first] = await find(step);
      if (first === undefined) throw new WebDriverError('no such element', 'not found');
      return use(idOf(first));
    });
  };
  return {
    /** Elements of one of its own. */
    in: (role: string, name: string | RegExp = /(?:)/) =>
      createScope(send, [...outer, { role, name: toName(name) }]),
    see: (role: string, name: string | RegExp) => onElement(role, name, async () => {}),
    press: (role: string, name: string | RegExp) =>
      onElement(role, name, (id) => pressPointer(send, id)),
    /** Types into a field, in place of its content. */
    fill: async (role: string, name: string | RegExp, text: string): Promise<void> => {
      await onElement(role, name, (id) => pressPointer(send, id));
      await pressTogether(send, [keys.control, 'a']);
      const typed = [...text].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      await typeActions(send, typed);
    },
    /** Returns the text of an element. */
    read: (role: string, name: string | RegExp = /(?:)/) =>
      onElement(role, name, async (id) => {
        const script = 'return arguments[0].innerText;';
        return String(await send('execute', { script, args: [{ [elementKey]: id }] }));
      }),
    /** Returns the pixels of an element as they are on screen, from left to right and down, of four bytes each. */
    readPixels: (role: string, name: string | RegExp) =>
      onElement(role, name, async (id) => {
        // A picture of the element alone would do, but WebKit cuts another part of the page out.
        const png = await send('photograph', { full: false });
        const script = `(${readPixels})(...arguments);`;
        const { width, height, data } = JSON.parse(
          String(await send('executeAsync', { script, args: [png, { [elementKey]: id }] })),
        );
        return { width: Number(width), height: Number(height), data: Uint8ClampedArray.from(data) };
      }),
    /** Says how many there are now. */
    count: async (role: string, name: string | RegExp = /(?:)/) =>
      (await find({ role, name: toName(name) })).length,
    /** Waits until there is none. */
    lose: (role: string, name: string | RegExp) =>
      retry(`no ${role} ${name}`, async () => {
        const found = await find({ role, name: toName(name) });
        if (found.length > 0) throw new WebDriverError('stale element reference', 'still there');
      }),
    /** Enters a frame: until `leave` of the page, everything is inside it. */
    enter: (name: string | RegExp) =>
      onElement('frame', name, (id) => send('switchToFrame', { id: { [elementKey]: id } })),
  };
}

/** The page of a browser, at an origin. */
export function createPage(
  send: Send,
  { origin, pictures }: { readonly origin: string; readonly pictures: string },
) {
  const run = async (script: string, ...args: readonly unknown[]): Promise<unknown> =>
    send('execute', { script, args });
  const rest = () =>
    retry('nothing moves or loads', async () => {
      if ((await run(`return (${isAtRest})();`)) !== true)
        throw new WebDriverError('no such element', 'it does');
    });
  return {
    ...createScope(send, []),
    run,
    /** Opens a path of the product, or an address. The page before has loaded all of its files: a browser reports those that it gives up. */
    open: async (path: string): Promise<void> => {
      await rest();
      await send('navigate', { url: new URL(path, origin).href });
    },
    leave: () => send('switchToFrame', { id: null }),
    /** Presses keys together, wherever the focus is. */
    pressKeys: (...pressed: readonly string[]) => pressTogether(send, pressed),
    /** Waits until a script returns true. */
    until: (what: string, script: string, ...args: readonly unknown[]) =>
      retry(what, async () => {
        if ((await run(script, ...args)) !== true)
          throw new WebDriverError('no such element', 'not yet');
      }),
    /** Takes a picture when nothing moves any more, and finds what is wrong with its layout. */
    photograph: async (name: string): Promise<void> => {
      await rest();
      mkdirSync(pictures, { recursive: true });
      const png = String(await send('photograph', { full: false }));
      writeFileSync(join(pictures, `${name}.png`), Buffer.from(png, 'base64'));
      const excess = Number(
        await run(
          'return document.documentElement.scrollWidth - document.documentElement.clientWidth;',
        ),
      );
      if (excess > 0)
        throw new Error(`${name}: the page is ${excess} pixels wider than its window`);
    },
  };
}

/** Presses the middle of an element. The click of WebDriver would do, but WebKit does not say what it meets in its place. */
async function pressPointer(send: Send, id: string): Promise<void> {
  const element = { [elementKey]: id };
  const script = `(${findObstacle})(...arguments);`;
  const obstacle = await send('executeAsync', { script, args: [element] });
  if (obstacle !== null) throw new WebDriverError('element click intercepted', String(obstacle));
  const actions = [
    { type: 'pointerMove', origin: element, x: 0, y: 0, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await send('perform', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
}

/** Runs in the page: scrolls to an element that does not show, and calls `done` with why a press would miss it, or null. */
function findObstacle(element: Element, done: (why: string | null) => void): void {
  if (findHit() !== element) element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const before = place();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const hit = findHit();
      if (place() !== before) done('it moves');
      else if (hit === element) done(null);
      else done(`above it lies ${hit?.outerHTML.slice(0, 200) ?? 'nothing of the page'}`);
    }),
  );

  function place(): string {
    return JSON.stringify(element.getBoundingClientRect());
  }

  /** Returns the element itself for one inside it. */
  function findHit(): Element | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let hit = document.elementFromPoint(x, y);
    for (let root = hit?.shadowRoot; root !== null && root !== undefined; root = hit?.shadowRoot) {
      const inner = root.elementFromPoint(x, y);
      if (inner?.getRootNode() !== root) break;
      hit = inner;
    }
    for (let node: Node | null = hit; node !== null; ) {
      if (node === element) return element;
      node = node instanceof ShadowRoot ? node.host : node.parentNode;
    }
    return hit;
  }
}

/** Runs in the page: calls `done` with the pixels of an element in a picture of the window. */
function readPixels(png: string, element: Element, done: (pixels: string) => void): void {
  const image = new Image();
  image.onload = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, -left, -top);
    const data = [...(pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])];
    done(JSON.stringify({ width: canvas.width, height: canvas.height, data }));
  };
  image.src = `data:image/png;base64,${png}`;
}

/** Runs in the page. */
function isAtRest(): boolean {
  const ends = (animation: Animation): boolean =>
    animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
  return (
    document.readyState === 'complete' &&
    [...document.fonts].every((font) => font.status !== 'loading') &&
    document.getAnimations().every((each) => !ends(each) || each.playState !== 'running') &&
    [...document.images].every((image) => image.complete) &&
    [...document.querySelectorAll('[role=status]')].every(
      (each) => each.textContent !== 'Loading',
    ) &&
    document.querySelector('[aria-busy=true]') === null
  );
}

async function typeActions(send: Send, actions: readonly object[]): Promise<void> {
  await send('perform', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

async function pressTogether(send: Send, pressed: readonly string[]): Promise<void> {
  await typeActions(send, [
    ...pressed.map((value) => ({ type: 'keyDown', value })),
    ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
}

async function retry<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isPassing = error instanceof WebDriverError && passing.includes(error.code);
      if (!isPassing) throw error;
      if (performance.now() > end) throw new Error(`${what}: ${error.message}`);
    }
    await pause(100);
  }
}

function toName(name: string | RegExp): Name {
  return typeof name === 'string' ? name : { pattern: name.source };
}

function idOf(element: unknown): string {
  const id: unknown = element instanceof Object ? Reflect.get(element, elementKey) : undefined;
  if (typeof id !== 'string') throw new Error(`no element: ${JSON.stringify(element)}`);
  return id;
}
