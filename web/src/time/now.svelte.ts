/** The server's time, as far as this page knows it: nothing is sent for it, the page counts by itself. */

/** By so many seconds the server's clock is ahead of ours. */
let ahead = $state(0);
let now = $state(Date.now() / 1000);
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The server has said what time it is. */
export function setServerTime(moment: number): void {
  ahead = moment - Date.now() / 1000;
  now = moment;
}

/** What time it is on the server; it goes on while somebody watches (`watchTime`). */
export function serverNow(): number {
  return now;
}

/** Count on for as long as something on the page shows the time; gives how to stop. */
export function watchTime(): () => void {
  const look = () => (now = Date.now() / 1000 + ahead);
  look();
  if (watchers++ === 0) timer = setInterval(look, 250);
  return () => {
    if (--watchers === 0) clearInterval(timer);
  };
}
