/** Put a text on the clipboard. On plain HTTP browsers have none: a text that is selected can be copied all the same. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('aria-hidden', 'true');
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
