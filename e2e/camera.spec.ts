import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';
import { launchChromium } from './browser.ts';
import { createOwner, fund, openAs } from './people.ts';
import { expect, test } from './product.ts';
import { sendDialogOf } from './send-dialog.ts';

/** An example of the reference page of bech32. */
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const folder = mkdtempSync(join(tmpdir(), 'billfold-camera-'));
const video = join(folder, 'code.y4m');
writeFileSync(video, pictureOf(recipient));

test.use({
  permissions: ['camera'],
  launchOptions: launchChromium(
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ),
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('S14 R-SEND-03 R-SCAN-01: what the camera sees fills the recipient, goes no further, and the camera stops', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has the same scanner');
  const owner = await createOwner(request);
  await fund(request, owner, '0.5');
  await openAs(page, owner, '/wallet/#send');
  await page.addInitScript(keepTracks);
  await page.reload();
  const send = sendDialogOf(page);
  await send.root.getByRole('button', { name: 'Scan a QR code' }).click();
  await expect(send.chosen).toContainText(recipient);
  await expect(page.locator('video')).toHaveCount(0);
  expect(await page.evaluate(readTracks)).toEqual(['ended']);
  // The scan fills the field of the step that is open, and leaves the step to the person.
  await expect(send.amount).toHaveCount(0);
  await send.next.click();
  await expect(send.amount).toBeVisible();
});

/** Runs in the page: keeps each track of the camera that the page opens. */
function keepTracks(): void {
  const tracks: MediaStreamTrack[] = [];
  Reflect.set(window, 'cameraTracks', tracks);
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    tracks.push(...stream.getTracks());
    return stream;
  };
}

/** Runs in the page: returns the states of the different cameras' tracks. */
function readTracks(): readonly string[] {
  const tracks: readonly MediaStreamTrack[] = Reflect.get(window, 'cameraTracks');
  return [...new Set(tracks.map(({ readyState }) => readyState))];
}

/**
 * A video of one picture, which the browser plays again and again: the code of `text` in the middle.
 * YUV4MPEG2, of which only the brightness says something.
 */
function pictureOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 6];
  const code = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const [left, top] = [(width - code.length * scale) >> 1, (height - code.length * scale) >> 1];
  const brightness = Buffer.alloc(width * height, 235);
  for (let y = 0; y < code.length * scale; y += 1)
    for (let x = 0; x < code.length * scale; x += 1)
      if (code[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        brightness[(top + y) * width + left + x] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, colour]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, frame, frame]);
}
