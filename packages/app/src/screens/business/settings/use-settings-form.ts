import { isErrorCode } from '@billfold/core';
import type { InvalidFields, Resource } from '@billfold/core/flows';
import type { PaymentsClient, Versioned } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { type FormState, useForm, useHeldDraft, useLeftDraft } from '@billfold/react/internal';
import { useContext, useState } from 'react';
import type { SettingsAction } from '../../../services/business-data.ts';
import { useServices } from '../../../services/services-context.ts';
import { KeptEditsContext, type SettingsEdits } from './kept-edits.ts';

export interface SettingsFormOptions<T extends Versioned, Field extends string> {
  readonly businessId: number;
  /** Name under which the edits are kept as a draft. */
  readonly form: string;
  readonly saved: T;
  readonly resource: Resource<T>;
  /** Puts the edits on top of the saved settings, and names the fields that are wrong. */
  readonly read: (edits: SettingsEdits) => {
    readonly settings: T;
    readonly invalid: InvalidFields<Field>;
  };
  readonly put: (client: PaymentsClient, settings: T) => Promise<unknown>;
  /** Edits that the form opens with. */
  readonly suggested?: SettingsEdits;
  /** Entry that a change writes into the audit log; `settings.updated` unless given. */
  readonly action?: SettingsAction;
}

export interface SettingsForm<Field extends string> {
  readonly state: FormState<Field>;
  readonly edits: SettingsEdits;
  /** True where saving would change something, or would be refused. */
  readonly isChanged: boolean;
  /** Name of the member who changed the settings since they were loaded; null where no one did. */
  readonly changedBy: string | null;
  readonly edit: (field: Field, value: string) => void;
  /** Edits several fields at once. */
  readonly editAll: (edits: SettingsEdits) => void;
  /** Drops the edits, so that the form shows the saved settings. */
  readonly discard: () => void;
  /** Saves the edits and notifies. */
  readonly save: () => Promise<void>;
  /** Saves what is changed, if anything; false where it was refused. */
  readonly saveChanges: () => Promise<boolean>;
}

/**
 * Edits one tab of the settings, which is replaced on its version. After a change by another member the
 * form shows the new settings below the edits, and the reader decides: save the edits, or drop them.
 */
export function useSettingsForm<T extends Versioned, Field extends string>(
  options: SettingsFormOptions<T, Field>,
): SettingsForm<Field> {
  const { businessId, saved, resource, read, put, action = 'settings.updated' } = options;
  const t = useTranslate();
  const notify = useNotify();
  const { business } = useServices();
  const { state, clearErrors, submit } = useForm<Field>();
  const [edits, setEdits] = useEdits(options.form, options.suggested);
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const { settings, invalid } = read(edits);
  const isChanged =
    Object.keys(invalid).length > 0 || JSON.stringify(settings) !== JSON.stringify(saved);
  const request = async (): Promise<void> => {
    try {
      await business.call((client) => put(client, settings));
    } catch (error) {
      if (isErrorCode(error, 'api') && error.serverCode === 'stale_version') {
        const name = await business.findChanger(businessId, action);
        await resource.refresh();
        setChangedBy(name ?? t('businessSettings.stale.someone'));
      }
      throw error;
    }
  };
  const saveChanges = async (): Promise<boolean> => {
    setChangedBy(null);
    if (!isChanged) return true;
    if ((await submit(invalid, request)) === null) return false;
    await Promise.all([resource.refresh(), business.reload(businessId)]);
    setEdits({});
    return true;
  };
  return {
    ...{ state, edits, isChanged, changedBy, saveChanges },
    edit: (field, value) => {
      setEdits({ ...edits, [field]: value });
      clearErrors(field);
    },
    editAll: (next) => setEdits({ ...edits, ...next }),
    discard: () => {
      setEdits({});
      setChangedBy(null);
    },
    save: async () => {
      if (await saveChanges()) notify.success(t('businessSettings.saved'));
    },
  };
}

/** Edits of one form: those that its screen kept, else those that the last session left. */
function useEdits(form: string, suggested: SettingsEdits = {}) {
  const kept = useContext(KeptEditsContext);
  const left = useLeftDraft(form);
  const [edits, setEdits] = useState<SettingsEdits>(() => kept?.get(form) ?? left() ?? suggested);
  useHeldDraft(form, Object.keys(edits).length === 0 ? null : edits);
  const change = (next: SettingsEdits): void => {
    kept?.set(form, next);
    setEdits(next);
  };
  return [edits, change] as const;
}
