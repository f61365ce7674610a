'use client';
import { forwardRef } from 'react';
import { ListPicker, type ListPickerProps } from '../list-picker/list-picker.tsx';

export interface SelectProps extends Omit<ListPickerProps, 'searchable'> {}

/** One of a few: chosen by arrow keys, by the first letters of its text, or by a press. */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(props, ref) {
  return <ListPicker {...props} ref={ref} />;
});
