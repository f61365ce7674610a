import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { createLimitedLog, type LimitedLog } from './limited-log.ts';

describe('createLimitedLog', () => {
  let clock: ManualClock;
  let log: LimitedLog;
  let warnings: string[];
  let details: string[];
  beforeEach(() => {
    clock = manualClock();
    [warnings, details] = [[], []];
    log = createLimitedLog({
      clock,
      warn: ({ network = '', message }) => warnings.push(`${network} ${message}`),
      debug: ({ message }) => details.push(message),
    });
  });

  it('warns of a failure that goes on, and not of one that passes', () => {
    log.passing({ network: 'ETH', message: 'The node does not answer.' });
    clock.advance(61_000);
    for (let second = 0; second < 2; second += 1) {
      log.passing({ network: 'ETH', message: 'The node does not answer.' });
      clock.advance(1_000);
    }
    expect(warnings).toEqual([]);
    log.passing({ network: 'ETH', message: 'The node does not answer.' });
    expect(warnings).toEqual(['ETH The node does not answer. (3 more since the last warning)']);
  });

  it('warns once in ten minutes of one kind, with how many were left out', () => {
    for (let second = 0; second < 600; second += 1) {
      log.passing({ message: `A node is behind at ${second}.` });
      clock.advance(1_000);
    }
    expect(warnings).toHaveLength(1);
    log.passing({ message: 'A node is behind at 600.' });
    clock.advance(2_000);
    log.passing({ message: 'A node is behind at 602.' });
    expect(warnings).toEqual([
      ' A node is behind at 2. (2 more since the last warning)',
      ' A node is behind at 602. (598 more since the last warning)',
    ]);
    expect(details).toHaveLength(600);
  });

  it('keeps networks apart', () => {
    log.lasting({ network: 'ETH', message: 'The node shows another block.' });
    log.lasting({ network: 'BSC', message: 'The node shows another block.' });
    log.lasting({ network: 'ETH', message: 'The node shows another block.' });
    expect(warnings).toEqual([
      'ETH The node shows another block.',
      'BSC The node shows another block.',
    ]);
  });
});
