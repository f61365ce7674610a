import { downloadFile as hand } from '@billfold/react/internal';

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  downloadFile(new File([text], name, { type: 'text/plain' }));
}

/** Hands a file to the browser, under its own name. */
export function downloadFile(file: File): void {
  hand(document, file);
}
