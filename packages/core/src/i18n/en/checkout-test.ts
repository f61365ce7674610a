import { createTextArea } from '../text-area.ts';

/** Texts of the checkout page for payments in which no real money moves. */
export const checkoutTestTexts = createTextArea('checkoutTest', {
  'checkoutTest.simulated.title': 'Simulate this payment',
  'checkoutTest.simulated.warning': 'Do not send coins. This page never looks for them.',
  'checkoutTest.simulated.text':
    'Open the payment in the dashboard and choose “Simulate payment”, or call simulate with a test key.',
  'checkoutTest.simulated.open': 'Open in dashboard',
  'checkoutTest.simulated.blocks': 'The next blocks of {network} confirm this test payment.',
  'checkoutTest.sandbox': 'Sandbox',
  'checkoutTest.sandbox.text': 'Try this page with coins that have no value.',
  'checkoutTest.sandbox.pay': 'Pay from the sandbox',
  'checkoutTest.sandbox.half': 'Pay half',
  'checkoutTest.sandbox.double': 'Pay double',
  'checkoutTest.sandbox.mine': 'Add a block',
  'checkoutTest.sandbox.mine.text':
    'Sandbox blocks come faster than this estimate. Add one to skip the wait.',
});
