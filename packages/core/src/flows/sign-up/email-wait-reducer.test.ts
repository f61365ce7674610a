import { describe, expect, it } from 'vitest';
import {
  type EmailWaitEvent,
  type EmailWaitState,
  initialEmailWait,
  type Resend,
  reduceEmailWait,
} from './email-wait-reducer.ts';

const waiting = (resend: Resend): EmailWaitState => ({ status: 'waiting', resend });
const counting = (seconds: number): Resend => ({ status: 'counting', seconds });
const ready: Resend = { status: 'ready' };
const sending: Resend = { status: 'sending' };

describe('reduceEmailWait', () => {
  it.each<[string, EmailWaitState, EmailWaitEvent, EmailWaitState]>([
    ['counts down', waiting(counting(2)), { type: 'second-passed' }, waiting(counting(1))],
    [
      'is ready after the last second',
      waiting(counting(1)),
      { type: 'second-passed' },
      waiting(ready),
    ],
    ['stays ready', waiting(ready), { type: 'second-passed' }, waiting(ready)],
    [
      'counts nothing while it sends',
      waiting(sending),
      { type: 'second-passed' },
      waiting(sending),
    ],
    ['sends', waiting(ready), { type: 'resending' }, waiting(sending)],
    ['counts a minute after a mail', waiting(sending), { type: 'resent' }, waiting(counting(60))],
    ['can be tried again', waiting(sending), { type: 'resend-failed' }, waiting(ready)],
    [
      'ends verified',
      waiting(counting(9)),
      { type: 'verified' },
      { status: 'verified', resend: counting(9) },
    ],
  ])('%s', (_, from, event, expected) => {
    expect(reduceEmailWait(from, event)).toEqual(expected);
  });

  it('begins by counting what is left of the minute', () => {
    expect(initialEmailWait(60).resend).toEqual(counting(60));
    expect(initialEmailWait(0).resend).toEqual(ready);
    expect(initialEmailWait(-5).resend).toEqual(ready);
  });
});
