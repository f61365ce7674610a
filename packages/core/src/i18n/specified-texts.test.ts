import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/error-kinds.ts';
import { createSendFlow } from '../flows/send/send-flow.ts';
import { parseRecipient } from '../payment-uri/parse-recipient.ts';
import { errorToNotification, messageLines } from '../session/error-to-notification.ts';
import { createSandbox, settle } from '../testing/index.ts';
import { en } from './en/index.ts';
import {
  specifiedErrors,
  specifiedTexts,
  specifiedWarnings,
} from './specified-texts.conformance.ts';
import { createTranslator } from './translate.ts';

const say = createTranslator('en', (key) => en[key]);
/** Places are named as our code names them; what matters is that something is filled in there. */
const places = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}');

describe('the English catalogue', () => {
  it.each(specifiedTexts)('says "$text", as specified under $section', ({ text, keys }) => {
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(places(en[key])).toBe(places(text));
  });

  it('fills in the confirmations and the time of the receive warning (R-RECV-03)', () => {
    expect(say('receive.confirmations', { count: 2, time: '20 minutes' })).toBe(
      '2 confirmations (typically 20 minutes) are required before the funds are available in your wallet.',
    );
  });

  it.each(specifiedWarnings)('warns what may be deposited on %s (R-RECV-09)', (code, facts) => {
    for (const warning of [en[`receive.warning.${code}`], en[`send.warning.${code}`]]) {
      for (const fact of facts) expect(warning).toContain(fact);
      expect(warning).toMatch(
        /^Send only .+ Any other asset, or anything sent on another network, is permanently lost\.$/,
      );
    }
  });

  it('says of swapping what the specification says, in a sentence of ours (R-NAV-13)', () => {
    expect(en['swap.text']).toBe(
      'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.',
    );
  });

  it('says each text of the specification once per place, and nowhere differently cased', () => {
    const known = new Map(specifiedTexts.map(({ text }) => [places(text).toLowerCase(), text]));
    // A word of ours may be one of the specification's in a sentence of its own: only whole sentences count.
    const sentences = Object.entries(en).filter(([, text]) => text.split(' ').length > 3);
    for (const [key, text] of sentences) {
      const specified = known.get(places(text).toLowerCase());
      if (specified !== undefined) expect([key, places(text)]).toEqual([key, places(specified)]);
    }
  });
});

/** A send with an account, on its first step. */
async function startSend() {
  const { client, walletId, time } = await createSandbox();
  const flow = createSendFlow(client, { walletId });
  await settle();
  return { ...flow, time };
}

describe('the errors that the specification words', () => {
  it('say of a blank recipient what they say on continue and on blur (R-SEND-04)', async () => {
    const { actions, getState } = await startSend();
    actions.leaveRecipient();
    expect(getState().errors.recipient?.messages).toEqual([specifiedErrors.recipientBlankOnBlur]);
    actions.next();
    expect(getState().errors.recipient?.messages).toEqual([
      specifiedErrors.recipientBlankOnContinue,
    ]);
    expect(() => parseRecipient('BTC', ' ')).toThrow(specifiedErrors.recipientBlankOnContinue);
  });

  it.each([
    ['0', specifiedErrors.amountBelowMinimum],
    ['1000', specifiedErrors.amountAboveMaximum],
  ])('say of the amount %s: %s (R-SEND-09)', async (amount, text) => {
    const { actions, getState, time } = await startSend();
    actions.setRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
    actions.next();
    await settle();
    actions.setAmount(amount);
    await time.advance(100);
    actions.next();
    expect(getState().errors.amount?.messages).toEqual([text]);
  });

  it('say what is not known otherwise (R-NOTE-03 to R-NOTE-05)', () => {
    const { untitled, unhandled, twoFactor, unknown } = specifiedErrors;
    expect(errorToNotification(new ApiError())).toMatchObject({
      title: untitled,
      message: unhandled,
    });
    expect(errorToNotification(new ApiError({ messages: [twoFactor] }))).toBeNull();
    expect(messageLines(`${unknown}req_1)`)).toEqual(['Unknown error', 'ID: req_1']);
  });
});
