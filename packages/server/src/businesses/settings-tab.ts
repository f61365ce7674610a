import type { BusinessPermission, Schema, Versioned } from '@billfold/core/contract';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { staleVersion } from '../platform/stale-version.ts';
import type { BusinessActor } from './business-actor.ts';
import { findChanges } from './find-changes.ts';
import { lockTeam } from './lock-team.ts';
import { recordAudit } from './record-audit.ts';
import { loadStoredTab, saveNextVersion } from './settings-store.ts';

/** One tab of the settings that is stored as a whole. */
export interface SettingsTab<T extends Versioned> {
  readonly tab: string;
  readonly permission: BusinessPermission;
  readonly schema: () => Schema<T>;
  readonly atFirst: Omit<T, 'version'>;
  /** Refuses settings that the schema allows and this business cannot have. */
  readonly refuse?: (tx: Db, actor: BusinessActor, settings: T) => Promise<void>;
}

/** Loads the settings of a tab; what was never changed is as at first. */
export async function loadTab<T extends Versioned>(
  db: Db,
  businessId: number,
  tab: Pick<SettingsTab<T>, 'tab' | 'schema' | 'atFirst'>,
): Promise<T> {
  return decodeTab(tab, await loadStoredTab(db, businessId, tab.tab));
}

/** Row of a tab as it is stored. */
export interface StoredSettings {
  readonly version: number;
  readonly data: unknown;
}

const builtSchemas = new WeakMap<object, unknown>();

/** Returns the schema of a tab, which is built once: that takes longer than decoding. */
function schemaOf<T>(build: () => Schema<T>): Schema<T>;
function schemaOf(build: () => Schema<unknown>): unknown {
  const known = builtSchemas.get(build) ?? build();
  builtSchemas.set(build, known);
  return known;
}

/** Decodes the stored settings of a tab; without a row they are as at first. */
export function decodeTab<T extends Versioned>(
  { schema, atFirst }: Pick<SettingsTab<T>, 'schema' | 'atFirst'>,
  stored: StoredSettings | undefined,
): T {
  const { version, data } = stored ?? { version: 0, data: {} };
  return z.decode(schemaOf(schema), { ...atFirst, ...Object(data), version });
}

/** Replaces the settings of a tab. @throws {ApiError} 409 STALE_VERSION; what `refuse` throws */
export async function replaceTab<T extends Versioned>(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  actor: BusinessActor,
  { settings, ...described }: SettingsTab<T> & { readonly settings: T },
): Promise<T> {
  const { member, caller } = actor;
  const { businessId, userId } = member;
  const { tab, permission } = described;
  return db.transaction(async (tx) => {
    await lockTeam(tx, member, permission);
    const current = await loadTab(tx, businessId, described);
    if (settings.version !== current.version) throw staleVersion(current);
    await described.refuse?.(tx, actor, settings);
    const { version: _, ...data } = settings;
    const { before, after } = findChanges(current, data);
    if (Object.keys(after).length === 0) return current;
    await saveNextVersion(tx, businessId, { tab, data });
    const action = 'settings.updated';
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action, target: tab },
      ...{ before, after },
    });
    return loadTab(tx, businessId, described);
  });
}
