import { type NodeSettings, readNodeSettings } from '../../chains/node-settings.ts';
import { readSmtpSettings, type SmtpSettings } from '../../mail/smtp-settings.ts';
import { readBillingSettings } from '../../platform/billing-settings.ts';
import { type Env, readEnv, type Variables } from '../../platform/env.ts';
import { readProviderSettings } from '../../platform/provider-settings.ts';
import { type RateSettings, readRateSettings } from '../../platform/rate-settings.ts';
import { readSendSettings } from '../../platform/send-settings.ts';

/** All that a start reads from its environment. */
export interface Configuration {
  readonly env: Env;
  /** Null in the sandbox. */
  readonly nodes: NodeSettings | null;
  readonly rateSources: RateSettings;
  /** Null where mails are kept. */
  readonly smtp: SmtpSettings | null;
}

/** @throws {StartError} as a start does */
export function readConfiguration(variables: Variables): Configuration {
  const env = readEnv(variables);
  const nodes = readNodeSettings(variables, env);
  readProviderSettings(variables);
  readBillingSettings(variables);
  const rateSources = readRateSettings(variables, nodes?.chain ?? 'sandbox');
  readSendSettings(variables, nodes === null ? null : rateSources);
  return {
    env,
    nodes,
    rateSources,
    smtp: readSmtpSettings(variables, env),
  };
}
