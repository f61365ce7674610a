/** Guard of a button in a frame: a page around it may cover the frame, or show it under a click. */
export interface SightGuard {
  /** Tells whether the facts were seen, and the button has been in sight for half a second. */
  isOpen(): boolean;
  stop(): void;
}

/** Creates the guard of what is to be read first, and of the button that confirms it, where there is one. */
export type CreateSightGuard = (seen: {
  readonly facts: Element;
  readonly button: Element | null;
}) => SightGuard;

/** Time in sight after which a press counts, in milliseconds. */
export const sightTimeMs = 500;

/** Second version of the observer, which tells whether something covers the element. */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: true;
  readonly delay: number;
}

/** Part of the facts that must be in sight: a fraction of a pixel is lost where the page is zoomed. */
const wholeRatio = 0.95;
/** Part of the button that must be in sight: a dialog that scrolls may cut its edge, and a person presses it all the same. */
const halfRatio = 0.5;

/**
 * Watches with an `IntersectionObserver`; browsers that have its second version tell of covered and transparent
 * frames too. The facts need to be whole in sight once, because a phone may scroll them away for the keyboard.
 */
export const createSightGuard: CreateSightGuard = ({ facts, button }) => {
  const since = new Map<Element, number>();
  let wereFactsSeen = false;
  const isLong = (element: Element): boolean => {
    const start = since.get(element);
    return start !== undefined && performance.now() - start >= sightTimeMs;
  };
  const options: VisibilityOptions = {
    threshold: [halfRatio, wholeRatio],
    trackVisibility: true,
    delay: 100,
  };
  const observer = new IntersectionObserver((entries) => {
    wereFactsSeen ||= isLong(facts);
    for (const entry of entries) {
      if (!isSeen(entry, entry.target === facts ? wholeRatio : halfRatio))
        since.delete(entry.target);
      else if (!since.has(entry.target)) since.set(entry.target, performance.now());
    }
  }, options);
  observer.observe(facts);
  if (button !== null) observer.observe(button);
  return {
    isOpen: () => {
      wereFactsSeen ||= isLong(facts);
      return wereFactsSeen && (button === null || isLong(button));
    },
    stop: () => observer.disconnect(),
  };
};

function isSeen(entry: IntersectionObserverEntry, ratio: number): boolean {
  if (entry.intersectionRatio < ratio) return false;
  const visible: unknown = Reflect.get(entry, 'isVisible');
  return typeof visible === 'boolean' ? visible : true;
}
