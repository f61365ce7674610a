import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSightGuard, sightTimeMs } from './sight-guard.ts';

/** Observer of a browser that tells what a test shows it. */
class FakeObserver {
  static last: FakeObserver;
  readonly observed = new Set<Element>();
  readonly #notify: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;
  constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#notify = notify;
    this.options = options;
    FakeObserver.last = this;
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
  tell(target: Element, entry: { intersectionRatio: number; isVisible?: boolean }): void {
    if (!this.observed.has(target)) throw new Error('nobody watches it');
    this.#notify([Object.assign({}, entry, { target }) as never], this as never);
  }
}

const whole = { intersectionRatio: 1, isVisible: true };

function setUp({ hasButton = true } = {}) {
  const facts = document.createElement('div');
  const button = hasButton ? document.createElement('button') : null;
  const guard = createSightGuard({ facts, button });
  const observer = FakeObserver.last;
  const show = (entry: Parameters<FakeObserver['tell']>[1] = whole): void => {
    observer.tell(facts, entry);
    if (button !== null) observer.tell(button, entry);
  };
  return { facts, button: button ?? facts, guard, observer, show };
}

describe('createSightGuard (S17)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is closed before anything was in sight, and opens half a second after', () => {
    const { guard, show } = setUp();
    vi.advanceTimersByTime(10 * sightTimeMs);
    expect(guard.isOpen()).toBe(false);
    show();
    expect(guard.isOpen()).toBe(false);
    vi.advanceTimersByTime(499);
    expect(guard.isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(guard.isOpen()).toBe(true);
  });

  it('asks the browser for what covers the frame', () => {
    const { observer } = setUp();
    expect(observer.options).toMatchObject({ trackVisibility: true, delay: 100 });
  });

  it.each([
    ['is covered or transparent', { intersectionRatio: 1, isVisible: false }],
    ['is in sight by half', { intersectionRatio: 0.5, isVisible: true }],
  ])('stays closed while the frame %s', (_, entry) => {
    const { guard, show } = setUp();
    show(entry);
    vi.advanceTimersByTime(10 * sightTimeMs);
    expect(guard.isOpen()).toBe(false);
    show();
    vi.advanceTimersByTime(sightTimeMs - 1);
    expect(guard.isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(guard.isOpen()).toBe(true);
  });

  it('takes a button whose edge a scrolling dialog cuts, and facts that lost a fraction of a pixel', () => {
    const { guard, facts, button, observer } = setUp();
    expect(observer.options).toMatchObject({ threshold: [0.5, 0.95] });
    observer.tell(facts, { intersectionRatio: 0.96, isVisible: true });
    observer.tell(button, { intersectionRatio: 0.5, isVisible: true });
    vi.advanceTimersByTime(sightTimeMs);
    expect(guard.isOpen()).toBe(true);
    observer.tell(button, { intersectionRatio: 0.49, isVisible: true });
    expect(guard.isOpen()).toBe(false);
  });

  it('opens in a browser that does not tell what covers the frame', () => {
    const { guard, show } = setUp();
    show({ intersectionRatio: 1 });
    vi.advanceTimersByTime(sightTimeMs);
    expect(guard.isOpen()).toBe(true);
  });

  it('counts from the beginning when a button that was covered comes back', () => {
    const { guard, show, button, observer } = setUp();
    show();
    vi.advanceTimersByTime(sightTimeMs);
    observer.tell(button, { intersectionRatio: 1, isVisible: false });
    expect(guard.isOpen()).toBe(false);
    observer.tell(button, whole);
    vi.advanceTimersByTime(sightTimeMs - 1);
    expect(guard.isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(guard.isOpen()).toBe(true);
  });

  it('does not count again while it stays in sight', () => {
    const { guard, show } = setUp();
    show();
    vi.advanceTimersByTime(sightTimeMs - 1);
    show();
    vi.advanceTimersByTime(1);
    expect(guard.isOpen()).toBe(true);
  });

  it('takes facts that a phone scrolled away after they were read, and none that left before', () => {
    const { guard, show, facts, observer } = setUp();
    show();
    vi.advanceTimersByTime(sightTimeMs - 1);
    observer.tell(facts, { intersectionRatio: 0, isVisible: false });
    vi.advanceTimersByTime(10 * sightTimeMs);
    expect(guard.isOpen()).toBe(false);
    observer.tell(facts, whole);
    vi.advanceTimersByTime(sightTimeMs);
    observer.tell(facts, { intersectionRatio: 0, isVisible: false });
    expect(guard.isOpen()).toBe(true);
  });

  it('asks for the facts alone where there is no button', () => {
    const { guard, show } = setUp({ hasButton: false });
    show();
    vi.advanceTimersByTime(sightTimeMs);
    expect(guard.isOpen()).toBe(true);
  });

  it('watches nothing after its end', () => {
    const { guard, observer } = setUp();
    guard.stop();
    expect(observer.observed.size).toBe(0);
  });
});
