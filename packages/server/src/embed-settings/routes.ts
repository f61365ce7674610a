import {
  cryptocurrencyEmbedSettings,
  getEmbedSettings as getEmbedSettingsCall,
} from '@billfold/core/contract';
import { completeColors } from '@billfold/core/internal';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { ServiceContext } from '../context.ts';
import { findPageKey } from '../embed-sessions/page-keys.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';

/**
 * Binds the look of the embedded wallet, by the publishable key of its page. A page with an unknown key has the
 * built-in look.
 */
export function bindEmbedSettingsRoute(bind: Bind, context: ServiceContext): void {
  bind.open(getEmbedSettingsCall)(async ({ query }) => {
    const key = await findPageKey(context, query.key);
    if (key === undefined) throw notFound('key');
    const { colors, disableCreateAccountButton } = await loadTab(context.db, key.businessId, {
      tab: 'cryptocurrency-embed',
      schema: cryptocurrencyEmbedSettings.settings,
      atFirst: settingsAtFirst['cryptocurrency-embed'],
    });
    return { data: { colors: completeColors(colors), disableCreateAccountButton } };
  });
}
