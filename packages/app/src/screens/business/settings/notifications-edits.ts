import type { InvalidFields } from '@billfold/core/flows';
import { isEmailAddress } from '@billfold/core/internal';
import {
  type BusinessNotificationEvent,
  businessNotificationEvents,
  type NotificationsSettings,
} from '@billfold/core/payments';
import type { SettingsEdits } from './kept-edits.ts';

export const notificationsFields = [
  'byEmail',
  'inApp',
  'digest',
  'warnsOfLowGas',
  'recipients',
] as const;
export type NotificationsField = (typeof notificationsFields)[number];

export const digestPaces = [
  'NONE',
  'DAILY',
  'WEEKLY',
] as const satisfies readonly NotificationsSettings['digest'][];

const mostRecipients = 20;

/** Returns the settings as the texts of the fields: events of each way and paces, `yes` or `no`, and recipients, one per line. */
export function textsOfNotifications({
  rules,
  digest,
  warnsOfLowGas,
  recipients,
}: NotificationsSettings): Readonly<Record<NotificationsField, string>> {
  const chosenBy = (way: 'byEmail' | 'inApp') =>
    writeEvents(rules.filter((rule) => rule[way]).map(({ event }) => event));
  return {
    ...{ byEmail: chosenBy('byEmail'), inApp: chosenBy('inApp'), digest },
    warnsOfLowGas: warnsOfLowGas ? 'yes' : 'no',
    recipients: recipients.join('\n'),
  };
}

/** Writes chosen events as the text of their field. */
export const writeEvents = (events: readonly BusinessNotificationEvent[]): string =>
  events.join(' ');

/** Reads chosen events from the text of their field, in the order of the contract. */
export function readEvents(text: string): readonly BusinessNotificationEvent[] {
  const chosen = text.split(' ');
  return businessNotificationEvents.filter((event) => chosen.includes(event));
}

/** Puts the edits on top of the saved settings, and names the fields that are wrong. */
export function readNotifications(
  saved: NotificationsSettings,
  edits: SettingsEdits,
): {
  readonly settings: NotificationsSettings;
  readonly invalid: InvalidFields<NotificationsField>;
} {
  const values = { ...textsOfNotifications(saved), ...edits };
  const isEdited = edits['byEmail'] !== undefined || edits['inApp'] !== undefined;
  const [byEmail, inApp] = [readEvents(values.byEmail), readEvents(values.inApp)];
  const rules = businessNotificationEvents.map((event) => ({
    ...{ event, byEmail: byEmail.includes(event), inApp: inApp.includes(event) },
  }));
  const recipients = [
    ...new Set(values.recipients.split(/[\s,;]+/).filter((address) => address !== '')),
  ];
  return {
    settings: {
      ...{ ...saved, recipients, rules: isEdited ? rules : saved.rules },
      digest: digestPaces.find((pace) => pace === values.digest) ?? saved.digest,
      warnsOfLowGas: values.warnsOfLowGas === 'yes',
    },
    invalid: findProblem(recipients),
  };
}

function findProblem(recipients: readonly string[]): InvalidFields<NotificationsField> {
  if (recipients.length > mostRecipients)
    return { recipients: 'businessNotifications.recipients.tooMany' };
  return recipients.every((address) => isEmailAddress(address))
    ? {}
    : { recipients: 'businessNotifications.recipients.invalid' };
}
