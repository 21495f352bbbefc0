/** Was the last thing pressed a key, and not a pointer? Whoever plays by keys is led on by the focus. */
let wasKey = false;

addEventListener('keydown', () => (wasKey = true), { capture: true });
addEventListener('pointerdown', () => (wasKey = false), { capture: true });

export function isKeyed(): boolean {
  return wasKey;
}
