import { TextArea, type TextAreaProps } from '@billfold/react/internal';
import { forwardRef, type ReactNode } from 'react';
import { FileButton } from '../../common/file-button.tsx';

export interface FileTextAreaProps extends TextAreaProps {
  /** Called with a file that was dropped or chosen. */
  readonly onFile: (file: File) => void;
  /** Name of the input that chooses a file. */
  readonly fileLabel: string;
  /** Text of the button that opens it. */
  readonly chooseLabel: string;
  /** Types of files to choose from; all unless given. */
  readonly accept?: string;
  /** Classes of the whole, and of the row with the button. */
  readonly classes: { readonly whole: string; readonly actions: string };
  /** Content beside the button. */
  readonly children?: ReactNode;
}

/** Text of a machine: pasted, or read from a file that is dropped on it or chosen below it. */
export const FileTextArea = forwardRef<HTMLTextAreaElement, FileTextAreaProps>(
  function FileTextArea(
    { onFile, fileLabel, chooseLabel, accept, classes, children, readOnly = false, ...rest },
    ref,
  ) {
    const take = (file: File | undefined): void => {
      if (file !== undefined && !readOnly) onFile(file);
    };
    return (
      <div className={classes.whole}>
        <TextArea
          ref={ref}
          mono
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          {...rest}
          readOnly={readOnly}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (file === undefined) return;
            event.preventDefault();
            take(file);
          }}
        />
        <div className={classes.actions}>
          <FileButton label={fileLabel} accept={accept} disabled={readOnly} onFile={take}>
            {chooseLabel}
          </FileButton>
          {children}
        </div>
      </div>
    );
  },
);
