import { createHash } from 'node:crypto';
import type { Logo } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { logoRefused } from '../logos/logo-refused.ts';
import { readPicture } from '../logos/read-picture.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { BusinessActor } from './business-actor.ts';
import { lockTeam } from './lock-team.ts';
import { findLogoHash, logoUrlOf, storeLogo } from './logo-store.ts';
import { recordAudit } from './record-audit.ts';

/** Size of a file that is taken, in bytes. */
const mostBytes = 512 * 1024;

/**
 * Encodes a picture again and makes it the logo of a business. The same picture again changes nothing.
 * @throws {ApiError} 400 with a code that says why the picture is refused; 429 BUSY
 */
export async function saveLogo(
  { db, platform, encodeLogo }: Pick<ServiceContext, 'db' | 'platform' | 'encodeLogo'>,
  { member, caller }: BusinessActor,
  image: string,
): Promise<Logo> {
  const { businessId, userId } = member;
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length === 0) throw logoRefused('LOGO_EMPTY');
  if (bytes.length > mostBytes) throw logoRefused('LOGO_TOO_LARGE');
  const content = Buffer.from(await encodeLogo(readPicture(bytes)));
  const hash = createHash('sha256').update(content).digest('hex');
  await db.transaction(async (tx) => {
    await lockTeam(tx, member, 'manage-settings');
    const before = await findLogoHash(tx, businessId);
    if (before === hash) return;
    const updatedAt = nowOf(platform);
    await storeLogo(tx, { businessId, mediaType: 'image/png', content, hash, updatedAt });
    const changes = { before: { logo: before }, after: { logo: hash } };
    const action = 'logo.updated';
    await recordAudit(tx, platform, { businessId, userId, caller, action, ...changes });
  });
  return { logoUrl: logoUrlOf(businessId, hash) };
}
