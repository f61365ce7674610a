import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import encode, { init as initEncoder } from '@jsquash/png/encode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import * as z from 'zod/mini';
import type { Picture } from './picture.ts';
import type { Pixels } from './pixels.ts';
import { PlainImageData } from './plain-image-data.ts';

const pngCode = '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';

/** Decodes a picture in WebAssembly, whose memory is its own. @throws {Error} for a damaged one */
export async function decodePicture(format: Picture['format'], bytes: Uint8Array): Promise<Pixels> {
  Object.defineProperty(globalThis, 'ImageData', { value: PlainImageData, configurable: true });
  const file = Uint8Array.from(bytes).buffer;
  return z.parse(pixels, await decoders[format](file));
}

/** Encodes pixels as a PNG without any other chunk than it needs. */
export async function encodePng({ width, height, data }: Pixels): Promise<Uint8Array> {
  await initEncoder(await loadCode(pngCode));
  return new Uint8Array(await encode(new PlainImageData(data, width, height)));
}

const decoders = {
  png: async (file: ArrayBuffer): Promise<unknown> => {
    await initPng(await loadCode(pngCode));
    return decodePng(file);
  },
  jpeg: async (file: ArrayBuffer): Promise<unknown> => {
    const code = await loadCode('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
    await initJpeg(ofCode(code));
    return decodeJpeg(file, { preserveOrientation: true });
  },
  webp: async (file: ArrayBuffer): Promise<unknown> => {
    const code = await loadCode('@jsquash/webp/codec/dec/webp_dec.wasm');
    await initWebp(ofCode(code));
    return decodeWebp(file);
  },
};

const pixels = z.object({
  width: z.int(),
  height: z.int(),
  data: z.instanceof(Uint8ClampedArray),
});

async function loadCode(name: string): Promise<WebAssembly.Module> {
  const code = await readFile(createRequire(import.meta.url).resolve(name));
  return WebAssembly.compile(Uint8Array.from(code));
}

/** Makes a codec of Emscripten run code from disk, which it would fetch. */
function ofCode(code: WebAssembly.Module) {
  return {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      use: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports => {
      const instance = new WebAssembly.Instance(code, imports);
      use(instance);
      return instance.exports;
    },
  };
}
