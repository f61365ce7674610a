import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('collects tokens together only where the operator turns it on', () => {
    expect(readEnv({}).collectsTogether).toBe(false);
    expect(readEnv({ COLLECT_TOGETHER: 'on' }).collectsTogether).toBe(true);
    expect(() => readEnv({ COLLECT_TOGETHER: 'yes' })).toThrow('COLLECT_TOGETHER');
  });
});
