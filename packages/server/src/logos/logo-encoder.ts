import type { LogoSource } from './encode-logo.ts';

/** Encodes a picture again as a logo. @throws {ApiError} 400 LOGO_DAMAGED; 429 BUSY */
export type LogoEncoder = (source: LogoSource) => Promise<Uint8Array>;
