import { test as onMembersPage } from './members.ts';
import { ethereum } from './networks.ts';
import { cloudPassword, fund, mine, sentBy } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';
import { frameOf, goToFrame, signInFrame } from './send-element.ts';

/** Page behind a proxy that records what leaves the browser. */
const test = onMembersPage.extend<{ readonly recording: RecordingProxy }>({
  recording: async ({ playwright: _ }, use) => {
    const recording = await startRecordingProxy();
    await use(recording);
    recording.stop();
  },
  through: async ({ recording: { server } }, use) => use({ server }),
});
test.use({ opened: [ethereum] });
test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('R-EMB-06: an element on the page of another origin sends, the secret is typed on ours and leaves no browser', async ({
  members: { owner, page, reports },
  recording,
  request,
  url,
}) => {
  await fund(request, owner, '0.3');
  const send = await goToFrame(page);
  const frame = frameOf(page);
  const password = frame.getByRole('textbox', { name: 'Cloud encryption password' });

  await test.step('the frame of our origin says what is signed', async () => {
    await expect(password).toBeVisible();
    await expect(frame.getByText(`You are on ${new URL(url).host}.`)).toBeVisible();
    await expect(frame.locator('[data-facts]')).toContainText('0.1');
    const facts = await frame.locator('[data-facts]').textContent();
    expect(facts?.replaceAll(/\s/g, '')).toContain(ethereum.stranger);
    await expect(send.secret).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a wrong password is refused there, and the right one sends', async () => {
    await signInFrame(frame, 'not the password');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await signInFrame(frame, cloudPassword);
    await expect(send.root.getByText('Successfully Sent')).toBeVisible();
    await mine(request, ethereum.confirmations, ethereum);
    const [sent] = await sentBy(request, owner);
    await expect(page.getByText(`Sent ${sent?.hash}`)).toBeVisible();
  });
  await test.step('the frame sent what it had signed, and no secret', () => {
    const bodies = recording.requests.map(({ body }) => body);
    const creates = bodies.filter((body) => body.includes('"rawTransaction"'));
    expect(creates.map((body) => JSON.parse(body))).toMatchObject([
      { password: null, seedPhrase: null, rawTransaction: expect.stringMatching(/^[\da-f]+$/) },
    ]);
    for (const body of bodies) expect(body).not.toContain(cloudPassword);
  });
  expect(reports).toEqual([]);
});
