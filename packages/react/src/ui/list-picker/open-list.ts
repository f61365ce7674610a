import type { ReactNode } from 'react';
import type { ListPickerOption } from './list-navigation.ts';

export interface ListPickerChoice extends ListPickerOption {
  /** Drawn in place of the text. */
  readonly content?: ReactNode;
}

/** Content of an open list, with the handlers of its options. */
export interface OpenList {
  readonly shown: readonly ListPickerChoice[];
  /** Index of the one that the keys have marked; -1 for none. */
  readonly active: number;
  readonly point: (index: number) => void;
  readonly pick: (option: ListPickerChoice | undefined) => void;
}

export interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  /** Options of two lines. */
  readonly tall?: boolean | undefined;
  readonly list: OpenList;
}
