import { describe, expect, it } from 'vitest';
import { settle } from '../testing/index.ts';
import { createResource } from './resource.ts';

/** A resource whose loads the test answers, in their order. */
function answered() {
  const answers: ((value: string | Error) => void)[] = [];
  const resource = createResource(
    () =>
      new Promise<string>((resolve, reject) => {
        answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  const answer = async (value: string | Error) => {
    answers.shift()?.(value);
    await settle();
  };
  return { resource, answer, waiting: () => answers.length };
}

describe('a resource', () => {
  it('is loaded once however many ask, and not again once it is there', async () => {
    const { resource, answer, waiting } = answered();
    const all = Promise.all([resource.load(), resource.load(), resource.refresh()]);
    expect(waiting()).toBe(1);
    await answer('one');
    await all;
    await resource.load();
    expect(waiting()).toBe(0);
    expect(resource.get()).toMatchObject({ status: 'ready', data: 'one', refreshing: false });
  });

  it('is loaded again after a load in flight that may not know yet what has changed', async () => {
    const { resource, answer, waiting } = answered();
    void resource.load();
    let isKnown = false;
    void resource.invalidate().then(() => {
      isKnown = true;
    });
    await answer('before');
    expect(isKnown).toBe(false);
    expect(resource.get()).toMatchObject({ data: 'before', refreshing: true });
    // Once more, however often something changed meanwhile.
    void resource.invalidate();
    void resource.invalidate();
    await answer('between');
    await answer('after');
    expect(isKnown).toBe(true);
    expect(waiting()).toBe(0);
    expect(resource.get()).toMatchObject({ data: 'after', refreshing: false });
  });

  it('is loaded again at once where nothing is in flight, and left alone where nobody asked', async () => {
    const { resource, answer, waiting } = answered();
    await resource.invalidate();
    expect(waiting()).toBe(0);
    void resource.load();
    await answer('one');
    void resource.invalidate();
    expect(waiting()).toBe(1);
    await answer('two');
    expect(resource.get()).toMatchObject({ data: 'two' });
  });

  it('forgets with all else that it was out of date', async () => {
    const { resource, answer, waiting } = answered();
    void resource.load();
    void resource.invalidate();
    resource.reset();
    await answer('too late');
    expect(waiting()).toBe(0);
    expect(resource.get()).toMatchObject({ status: 'pending' });
  });

  it('keeps what is shown when it fails, and is loaded all the same where that was too early', async () => {
    const { resource, answer } = answered();
    void resource.load();
    await answer('one');
    void resource.refresh();
    void resource.invalidate();
    await answer(new Error('gone'));
    expect(resource.get()).toMatchObject({ status: 'failed', data: 'one' });
    await answer('two');
    expect(resource.get()).toMatchObject({ status: 'ready', data: 'two' });
  });
});
