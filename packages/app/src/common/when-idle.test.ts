import { describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

/** Gives the page a browser whose idle time begins when the returned function is called. */
function stubIdle(): () => void {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    last += 1;
    waiting.set(last, task);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  return () => {
    for (const task of waiting.values()) task();
  };
}

/** Waits until the frame and the rest of a task that was asked for before have passed. */
const rested = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('whenIdle', () => {
  it('runs its task after the next frame where the browser does not tell when it is idle', async () => {
    expect('requestIdleCallback' in window).toBe(false);
    const order: string[] = [];
    whenIdle(() => order.push('task'));
    requestAnimationFrame(() => order.push('frame'));
    expect(order).toEqual([]);
    await vi.waitFor(() => expect(order).toEqual(['frame', 'task']));
  });

  it('waits until the page is idle where the browser tells it', async () => {
    const becomeIdle = stubIdle();
    const task = vi.fn();
    whenIdle(task);
    await rested();
    expect(task).not.toHaveBeenCalled();
    becomeIdle();
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs nothing that was taken back before its frame, or while it rests', async () => {
    const order: string[] = [];
    whenIdle(() => order.push('before the frame'))();
    const takeBack = whenIdle(() => order.push('at rest'));
    requestAnimationFrame(takeBack);
    await rested();
    whenIdle(() => order.push('task'));
    await vi.waitFor(() => expect(order).toEqual(['task']));
  });

  it('runs nothing that was taken back while the page is busy', async () => {
    const becomeIdle = stubIdle();
    const task = vi.fn();
    const takeBack = whenIdle(task);
    await rested();
    takeBack();
    becomeIdle();
    expect(task).not.toHaveBeenCalled();
  });
});
