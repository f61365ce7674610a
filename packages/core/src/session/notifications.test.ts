import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/error-kinds.ts';
import { createNotifications } from './notifications.ts';

/** A clock that moves when told, and what is due by then. */
function fakeTime() {
  let now = 0;
  const tasks = new Map<symbol, { readonly at: number; readonly task: () => void }>();
  const due = () =>
    [...tasks]
      .filter(([, { at }]) => at <= now)
      .sort(([, a], [, b]) => a.at - b.at)
      .at(0);
  return {
    clock: { now: () => now },
    schedule: (task: () => void, ms: number) => {
      const key = Symbol('task');
      tasks.set(key, { at: now + ms, task });
      return () => void tasks.delete(key);
    },
    advance: (ms: number) => {
      for (let step = 0; step < ms; step += 1) {
        now += 1;
        for (let next = due(); next; next = due()) {
          tasks.delete(next[0]);
          next[1].task();
        }
      }
    },
    pending: () => tasks.size,
  };
}

const copied = { status: 'success', title: 'Success', message: 'Successfully copied' } as const;

describe('notifications (R-NOTE-01, R-NOTE-02, R-NOTE-13)', () => {
  it('shows a message for 5 s, fades it for 200 ms and forgets it (R-CONST-01)', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    notifications.notify(copied);
    expect(notifications.get().items).toMatchObject([{ ...copied, isActive: true, count: 1 }]);
    time.advance(4_999);
    expect(notifications.get().items[0]?.isActive).toBe(true);
    time.advance(1);
    expect(notifications.get().items[0]?.isActive).toBe(false);
    time.advance(199);
    expect(notifications.get().items).toHaveLength(1);
    time.advance(1);
    expect(notifications.get().items).toEqual([]);
  });

  it('keeps a loading message until it is dismissed, also one that is raised while it fades', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    const loading = { status: 'loading', title: 'Exporting', message: '' } as const;
    const id = notifications.notify(loading);
    time.advance(60_000);
    expect(notifications.get().items).toMatchObject([{ ...loading, isActive: true }]);
    notifications.dismiss(id);
    time.advance(100);
    notifications.notify(loading);
    time.advance(60_000);
    expect(notifications.get().items).toMatchObject([{ ...loading, isActive: true, count: 2 }]);
    notifications.dismiss(id);
    time.advance(200);
    expect(notifications.get().items).toEqual([]);
  });

  it('fades a message at once when it is dismissed by the id that it was given', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    notifications.dismiss(notifications.notify(copied));
    expect(notifications.get().items[0]?.isActive).toBe(false);
    time.advance(200);
    expect(notifications.get().items).toEqual([]);
    expect(time.pending()).toBe(0);
  });

  it('counts the same message on the open one and starts its countdown over', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    notifications.notify(copied);
    time.advance(4_000);
    notifications.notify(copied);
    time.advance(4_000);
    expect(notifications.get().items).toMatchObject([{ isActive: true, count: 2 }]);
    time.advance(1_200);
    expect(notifications.get().items).toEqual([]);
  });

  it('brings back a fading message that is raised again', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    notifications.notify(copied);
    time.advance(5_100);
    notifications.notify(copied);
    time.advance(500);
    expect(notifications.get().items).toMatchObject([{ isActive: true, count: 2 }]);
  });

  it('keeps five messages and drops the oldest', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    for (const message of ['1', '2', '3', '4', '5', '6'])
      notifications.notify({ ...copied, message });
    expect(notifications.get().items.map((item) => item.message)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(time.pending()).toBe(5);
  });

  it('stops the countdown while it is held and goes on with the time that was left', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    notifications.notify(copied);
    time.advance(3_000);
    const pointer = notifications.hold();
    const hiddenTab = notifications.hold();
    time.advance(60_000);
    pointer();
    pointer();
    time.advance(60_000);
    expect(notifications.get().items[0]?.isActive).toBe(true);
    hiddenTab();
    time.advance(1_999);
    expect(notifications.get().items[0]?.isActive).toBe(true);
    time.advance(1);
    expect(notifications.get().items[0]?.isActive).toBe(false);
  });

  it('holds a message that is raised during a hold', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    const release = notifications.hold();
    notifications.notify(copied);
    time.advance(60_000);
    expect(notifications.get().items[0]?.isActive).toBe(true);
    release();
    time.advance(5_200);
    expect(notifications.get().items).toEqual([]);
  });

  it('shows a failed call under the title of its answer', () => {
    const notifications = createNotifications(fakeTime());
    notifications.notifyError(new ApiError({ title: 'Not allowed', messages: ['a', 'b'] }));
    expect(notifications.get().items).toMatchObject([
      { status: 'error', title: 'Not allowed', message: 'a\nb' },
    ]);
  });

  it('leaves nothing scheduled when it is cleared', () => {
    const time = fakeTime();
    const notifications = createNotifications(time);
    notifications.notify(copied);
    notifications.clear();
    expect(notifications.get().items).toEqual([]);
    expect(time.pending()).toBe(0);
  });
});
