/** Which page an address means, and how to go to another without loading the site again. */
export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'settings' }
  | { page: 'games' }
  | { page: 'shuffle' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; turn: number | null }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'unknown' };

/** The page of a path. */
export function parsePath(path: string): Route {
  const [page, first, second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (rest.length > 0) return { page: 'unknown' };
  if (page === undefined) return { page: 'home' };
  if (page === 'lobby' && first === undefined) return { page: 'lobby' };
  if (page === 'settings' && first === undefined) return { page: 'settings' };
  if (page === 'games' && first === undefined) return { page: 'games' };
  if (page === 'shuffle' && first === undefined) return { page: 'shuffle' };
  if (page === 'table' && first !== undefined && second === undefined) return { page: 'table', table: first };
  if (page === 'replay' && first !== undefined && (second === undefined || /^\d{1,6}$/.test(second))) {
    return { page: 'replay', table: first, turn: second === undefined ? null : Number(second) };
  }
  if (page === 'rules' && second === undefined) return { page: 'rules', game: first ?? null };
  if (page === 'learn' && first !== undefined && second !== undefined)
    return { page: 'lesson', game: first, lesson: second };
  if (page === 'learn') return { page: 'learn', game: first ?? null };
  if (page === 'puzzles' && first !== undefined && second !== undefined)
    return { page: 'puzzle', game: first, puzzle: second };
  if (page === 'puzzles') return { page: 'puzzles', game: first ?? null };
  return { page: 'unknown' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let address = $state({ path: location.pathname, hash: location.hash });

/** Where we are. */
export function route(): Route {
  return parsePath(address.path);
}

/** What follows the # of the address, without it. */
export function fragment(): string {
  return decoded(address.hash.slice(1));
}

/** Go to a page of the site. `replace`: the one we leave is not a place to come back to. */
export function navigate(to: string, { replace = false, keepScroll = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  if (!keepScroll && !to.includes('#')) scrollTo(0, 0);
}

function read(): void {
  address = { path: location.pathname, hash: location.hash };
}

/** Links to pages of the site change the page only. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

/** Begin to follow links and the browser's own back and forward. */
export function watchAddress(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  addEventListener('click', followed);
}
