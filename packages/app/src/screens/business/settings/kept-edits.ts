import { createContext } from 'react';

/** Edits of settings by the name of their form, as texts. */
export type SettingsEdits = Readonly<Partial<Record<string, string>>>;

/**
 * Edits that outlive their form, for screens that show one form after another and lead back. Null
 * where a form keeps its own.
 */
export const KeptEditsContext = createContext<Map<string, SettingsEdits> | null>(null);
