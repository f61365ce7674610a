import { Button, icons } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';

export interface FileButtonProps {
  readonly children: string;
  /** Name of the field behind the button. */
  readonly label: string;
  /** Types of files to choose from; all unless given. */
  readonly accept?: string | undefined;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Types of files with comma-separated values. */
export const csvTypes = '.csv,text/csv';

/** Button that chooses a file of the device. */
export function FileButton(props: FileButtonProps): ReactElement {
  const { children, label, accept, disabled, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icons.upload} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again once it has changed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
