import { findAccountAsset } from '../assets/find-account-asset.ts';
import type { AuditEntry } from '../contract/business/audit-log.ts';
import { type AnswerType, answerTypes } from '../contract/payments/payment.ts';
import { toDecimal, trimDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { auditTexts } from './en/audit.ts';
import type { MessageKey, Translate } from './translate.ts';

/** Code of what an entry of the audit log records, such as `member.role-changed`. */
export type AuditAction = ActionIn<keyof typeof auditTexts.english>;
type ActionIn<Key> = Key extends `audit.did.${infer Action}` ? Action : never;

/** Returns the action of an entry in words; one without a text by its code. */
export function auditAction(action: string, t: Translate): string {
  return textOf(`audit.did.${action}`, t) ?? readCode(action);
}

/** Returns the name of the changed thing; that of a settings tab in words. */
export function auditTarget(
  { action, target }: Pick<AuditEntry, 'action' | 'target'>,
  t: Translate,
): string | null {
  if (target === null || action !== 'settings.updated') return target;
  return textOf(`audit.tab.${target}`, t) ?? target;
}

/** Returns a changed field in words; one without a text by its code. */
export function auditField(field: string, t: Translate): string {
  return textOf(`audit.field.${field}`, t) ?? readCode(field);
}

export interface AuditedValue {
  readonly field: string;
  /** Text, or JSON of anything else, as the log keeps it. */
  readonly value: string | null;
  /** Id of the asset of an amount, which its entry names in a field of its own. */
  readonly assetId?: string | null;
}

/** Returns the value of a field in words and with its unit; null where there is none, as in an empty list. */
export function auditValue(
  { field, value, assetId = null }: AuditedValue,
  t: Translate,
): string | null {
  if (value === null) return null;
  if (field === 'amount' && /^\d+(\.\d+)?$/.test(value)) return describeAmount(value, assetId, t);
  const parsed = listFields.has(field) ? readJson(value) : undefined;
  if (parsed !== undefined) return describe(parsed, t) || null;
  if (field === 'logo') return t('audit.picture');
  if (field === 'isActive')
    return t(value === 'true' ? 'audit.value.ACTIVE' : 'audit.value.PAUSED');
  if (field === 'isArchived')
    return t(value === 'true' ? 'audit.value.ARCHIVED' : 'audit.value.CURRENT');
  if (field === 'disablesItself')
    return t(value === 'true' ? 'audit.value.turnsOff' : 'audit.value.staysOn');
  if (field === 'livemode') return t(value === 'true' ? 'audit.mode.live' : 'audit.mode.test');
  if (field === 'defaultAsset' || field === 'asset') return describeAsset(value, t);
  if (field === 'changed')
    return value
      .split(' ')
      .map((name) => auditField(name, t))
      .join(', ');
  if (wordedFields.has(field)) return textOf(`audit.value.${value}`, t) ?? value;
  return withUnit({ field, value }, t);
}

/** Fields that hold a list or a record; any other JSON is what a person typed, and stays as it is. */
const listFields: ReadonlySet<string> = new Set([
  ...['accepted', 'allowedIps', 'allowedOrigins', 'allowedRedirectHosts', 'assetOrder', 'colors'],
  ...['events', 'fields', 'languages', 'recipients', 'rules', 'scopes'],
]);

/** Fields that hold one of a few codes; any other text is what a person typed. */
const wordedFields: ReadonlySet<string> = new Set([
  ...['role', 'status', 'collectEmail', 'collectName', 'showsFiat', 'sendsReceipts'],
  ...['confirmationPolicy', 'latePolicy', 'overpaidPolicy', 'allowsRefresh', 'theme'],
  ...[
    'buttonTheme',
    'digest',
    'warnsOfLowGas',
    'monthlyReport',
    'requires2fa',
    'kind',
    'isEnabled',
  ],
  ...['disableCreateAccountButton', 'byEmail', 'inApp'],
]);

function withUnit({ field, value }: { field: string; value: string }, t: Translate): string {
  if (!/^-?\d{1,15}$/.test(value)) return value;
  if (field.endsWith('Bps')) return t('audit.percent', { percent: Number(value) / 100 });
  const count = Number(value);
  if (field.endsWith('Seconds')) return t('audit.seconds', { count });
  // Settings count whole hours in hours too.
  if (field.endsWith('Minutes'))
    return count > 0 && count % 60 === 0
      ? t('audit.hours', { count: count / 60 })
      : t('audit.minutes', { count });
  return field.endsWith('Hours') ? t('audit.hours', { count }) : value;
}

/** Returns the list or the record that a value holds; undefined for any other value. */
function readJson(value: string): object | undefined {
  if (!/^[[{]/.test(value)) return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an amount with its asset, without the zeros at its end. */
function describeAmount(value: string, assetId: string | null, t: Translate): string {
  const amount = trimDecimal(toDecimal(value));
  return assetId === null ? amount : `${amount}\u00a0${describeAsset(assetId, t)}`;
}

/** Names the asset of an id such as `USDT@TRX`; any other text stays as it is. */
function describeAsset(id: string, t: Translate): string {
  const asset = findAccountAsset(id);
  if (asset === undefined) return id;
  const { symbol, network } = asset;
  const { symbol: coin, name } = getNetwork(network);
  return symbol === coin ? symbol : t('common.assetOnNetwork', { symbol, network: name });
}

function describe(value: object, t: Translate): string {
  if (Array.isArray(value)) return value.map((item) => describeItem(item, t)).join(', ');
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .map(([field, each]) => describeField(field, each, t))
    .join('; ');
}

function describeItem(item: unknown, t: Translate): string {
  if (isQuestion(item)) return describeQuestion(item, t);
  if (typeof item === 'object' && item !== null) return describe(item, t);
  return describeAsset(String(item), t);
}

function describeField(field: string, each: unknown, t: Translate): string {
  const value = typeof each === 'string' ? each : JSON.stringify(each);
  return `${auditField(field, t)}: ${auditValue({ field, value }, t) ?? ''}`;
}

interface Question {
  readonly label: string;
  readonly type: AnswerType;
  readonly required: boolean;
  readonly options: readonly string[];
}

function isQuestion(item: unknown): item is Question {
  return (
    typeof item === 'object' &&
    item !== null &&
    'label' in item &&
    typeof item.label === 'string' &&
    'type' in item &&
    answerTypes.some((type) => type === item.type) &&
    'options' in item &&
    Array.isArray(item.options) &&
    'required' in item
  );
}

function describeQuestion({ label, type, required, options }: Question, t: Translate): string {
  const answer = t(`audit.question.${type}`, { options: options.join(', ') });
  return t(required ? 'audit.question.required' : 'audit.question', { label, answer });
}

function textOf(key: string, t: Translate): string | undefined {
  return isKey(key) ? t(key) : undefined;
}

const isKey = (key: string): key is keyof typeof auditTexts.english & MessageKey =>
  Object.hasOwn(auditTexts.english, key);

/** Reads a code such as `payment.sent_back` or `supportPhone` as a sentence. */
function readCode(code: string): string {
  const words = code
    .replace(/[._/-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
