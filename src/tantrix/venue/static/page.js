/**
 * The page of a venue. It asks for the state every few seconds and draws what has changed; a sheet that
 * cannot be sent is kept on the device and sent again, so that nothing is lost while the network is away.
 */

import { Clock, clockText, penalty, timeOf, timeText } from '/clock.js';

const ASKED_MS = 4000;
const NO_SHOW_MS = 10 * 60_000;
const OUTBOX = 'tantrix-venue-outbox';
const ME = 'tantrix-venue-me';
const TABS = ['pairings', 'standings', 'sheets'];

const lang = new URLSearchParams(location.search).get('lang');
const query = lang === null ? '' : `?lang=${encodeURIComponent(lang)}`;
let words = {};
let spoken = 'en';
let state = null;
/** The laptop's clock less the device's own. */
let ahead = 0;
let drawn = '';

/** The sentence of an id; of two forms the one for `count`. */
function t(id, params = {}) {
  const found = words[id];
  const rule = new Intl.PluralRules(spoken);
  const text = typeof found === 'object' ? (rule.select(params.count) === 'one' ? found.one : found.other) : (found ?? id);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? String(params[name]) : whole));
}

const points = (tenths) => (tenths / 10).toLocaleString(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** Makes an element: `on…` are listeners, `true` is an attribute without a value, null leaves one out. */
function el(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.flat().filter((child) => child !== null));
  return made;
}

async function send(path, body) {
  const response = await fetch(`${path}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.text), { refused: true, status: response.status });
  return answer;
}

// --- what is asked for, and when ---------------------------------------------------------------------------

async function refresh() {
  try {
    const response = await fetch(`/state${query}`);
    const found = await response.json();
    if (!response.ok) throw new Error(found.text);
    state = found;
    ahead = found.now_ms - Date.now();
    await sendOutbox();
    setOffline(false);
  } catch {
    setOffline(true);
  }
  draw();
}

function setOffline(now) {
  const line = document.getElementById('offline');
  const kept = outbox().length;
  line.hidden = !now && kept === 0;
  line.textContent = kept > 0 ? t('venue.kept', { count: kept }) : t('venue.offline');
}

const outbox = () => JSON.parse(localStorage.getItem(OUTBOX) ?? '[]');

/** Where the network is slow, a sheet may still be on its way when the next state has come: it is sent once. */
let sending = false;

async function sendOutbox() {
  if (sending) return;
  sending = true;
  try {
    for (const sheet of outbox()) {
      // Without a PIN nothing can be sent yet; the sheet stays until there is one.
      if (!(await isDone(sheet))) return;
      localStorage.setItem(OUTBOX, JSON.stringify(outbox().slice(1)));
    }
  } finally {
    sending = false;
  }
}

/** Sends a sheet that was kept; says whether it need not be sent again. */
async function isDone(sheet) {
  try {
    await send('/sheet', sheet);
  } catch (error) {
    if (!error.refused || error.status === 403) return false;
    alert(`${sheet.round}.${sheet.table}.${sheet.game}: ${error.message}`);
  }
  return true;
}

/** Sends a sheet, or keeps it until there is a network again; returns what became of it in a sentence. */
async function handIn(sheet) {
  try {
    const { outcome } = await send('/sheet', sheet);
    return t(`venue.outcome.${outcome}`);
  } catch (error) {
    if (error.refused) throw error;
    localStorage.setItem(OUTBOX, JSON.stringify([...outbox(), sheet]));
    setOffline(true);
    return t('venue.outcome.kept');
  }
}

// --- drawing ------------------------------------------------------------------------------------------------

const me = () => Number(localStorage.getItem(ME) ?? 0);
const place = () => location.hash.replace(/^#\/?/, '').split('/');
const roundName = () => t(state.playoff ? 'venue.playoff' : 'venue.round', { round: state.round });

/** Draws the page again if anything on it has changed; a form that somebody fills in stays. */
function draw() {
  if (state === null) return;
  const [tab = ''] = place();
  const { now_ms: _now, ...rest } = state;
  const now = JSON.stringify([rest, location.hash, me()]);
  if (now === drawn) return;
  // What somebody has begun to fill in stays, even where a box that was tapped takes no focus.
  const busy = document.activeElement?.closest('form') || document.querySelector('form[data-touched]');
  if ((busy || tab === 'clock') && drawn.includes(JSON.stringify(location.hash))) return;
  drawn = now;
  clearInterval(ticking);
  document.documentElement.lang = spoken;
  document.title = state.name;
  document.getElementById('name').textContent = state.name;
  const round = document.getElementById('round');
  round.textContent = state.round > 0 ? roundName() : t('venue.not_begun');
  drawTabs(tab || 'pairings');
  document.getElementById('main').replaceChildren(...screen());
  document.getElementById('footer').replaceChildren(...roleLine());
}

function drawTabs(current) {
  const shown = TABS.filter((tab) => tab !== 'sheets' || atLeast('helper'));
  const links = shown.map((tab) =>
    el(
      'a',
      { class: 'tab', href: `#/${tab}`, 'aria-current': tab === current ? 'page' : null },
      t(`venue.tab.${tab}`) + (tab === 'sheets' && state.sheets.length > 0 ? ` (${state.sheets.length})` : ''),
    ),
  );
  document.getElementById('tabs').replaceChildren(...links);
}

const atLeast = (role) => {
  const ranks = ['visitor', 'table', 'helper', 'director'];
  return ranks.indexOf(state.role) >= ranks.indexOf(role);
};

function screen() {
  const [tab, which] = place();
  if (tab === 'standings') return standings();
  if (tab === 'sheets') return sheets();
  if (tab === 'clock') return tableClock(which);
  if (tab === 'sheet') return [sheetForm(which)];
  if (tab === 'pin') return [pinForm()];
  return pairings();
}

const side = ({ name, colour, number }) =>
  el('span', {}, colour === '' ? null : el('span', { class: `mark ${colour}`, title: t(`venue.colour.${colour}`) }), `${number} ${name}`);

function pairings() {
  if (state.round === 0) return [el('p', {}, t('venue.no_pairings'))];
  const find = el('input', { type: 'search', autocomplete: 'off', oninput: () => narrow(find.value) });
  const rows = state.tables.map((table) => tableRow(table));
  const byes = state.byes.map(({ entry, name, why }) =>
    el('tr', { class: entry === me() ? 'mine' : null }, el('td', {}, ''), el('td', { class: 'name' }, `${entry} ${name}`), el('td', {}, t(`venue.bye.${why}`))),
  );
  return [
    el('form', { onsubmit: (event) => event.preventDefault() }, el('label', {}, t('venue.find'), find)),
    el('h2', {}, roundName()),
    el(
      'div',
      { class: 'scroll' },
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...['table', 'players', 'result'].map((id) => el('th', { scope: 'col', class: id === 'players' ? 'name' : null }, t(`venue.head.${id}`))))),
        el('tbody', { id: 'pairings' }, rows, byes),
      ),
    ),
    el('p', { class: 'muted' }, t('venue.find_me')),
  ];
}

/** Shows only the rows in which a text occurs. */
function narrow(text) {
  for (const row of document.querySelectorAll('#pairings tr')) {
    row.hidden = !row.textContent.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
  }
}

function tableRow(table) {
  const mine = table.sides.some(({ entry }) => entry === me());
  const names = table.sides.map((each) =>
    el('div', { onclick: () => remember(each.entry), class: 'pick' }, side(each)),
  );
  const played = table.games.filter((game) => game !== null);
  const result = played.length === 0 ? '' : table.sides.map((_, at) => points(played.reduce((sum, { tenths }) => sum + tenths[at], 0))).join(' – ');
  const links = atLeast('table') && table.next > 0
    ? el('div', { class: 'row' }, el('a', { class: 'tab', href: `#/clock/${numberOf(table)}` }, t('venue.clock')), el('a', { class: 'tab', href: `#/sheet/${numberOf(table)}` }, t('venue.sheet')))
    : null;
  return el('tr', { class: mine ? 'mine' : null }, el('th', { scope: 'row' }, numberOf(table)), el('td', { class: 'name' }, names), el('td', {}, result, links));
}

/** Remembers who somebody is, so that their row stands out. */
function remember(entry) {
  localStorage.setItem(ME, String(entry === me() ? 0 : entry));
  draw();
}

function standings() {
  if (state.standings.length === 0) return [el('p', {}, t('venue.no_standings'))];
  const matches = state.standings.some(({ rows }) => rows.some((row) => row.match_points !== null));
  const heads = ['place', 'name', ...(matches ? ['match_points'] : []), 'points', 'games', 'wins', 'margin', 'tiles'];
  return state.standings.flatMap(({ group, rows }) => [
    el('h2', {}, group > 0 ? t('venue.group', { group }) : t('venue.tab.standings')),
    el(
      'div',
      { class: 'scroll' },
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...heads.map((id) => el('th', { scope: 'col', class: id === 'name' ? 'name' : 'number' }, t(`venue.head.${id}`))))),
        el(
          'tbody',
          {},
          rows.map((row) =>
            el(
              'tr',
              { class: row.entry === me() ? 'mine' : null },
              el('td', { class: 'number' }, String(row.place)),
              el('th', { scope: 'row', class: 'name' }, `${row.entry} ${row.name}`),
              ...[...(matches ? [row.match_points] : []), points(row.tenths), row.games, row.wins, row.margin, row.tiles].map((value) => el('td', { class: 'number' }, String(value))),
            ),
          ),
        ),
      ),
    ),
  ]);
}

// --- results -------------------------------------------------------------------------------------------------

/** The number of a table, such as 3, or 3.2 at board 2 of a match of teams. */
const numberOf = ({ table, board }) => (board > 0 ? `${table}.${board}` : String(table));
const tableOf = (number) => state.tables.find((table) => numberOf(table) === number);
/** The sides whose results of the next game are missing. */
const leftAt = (table) => table.left.map((at) => table.sides[at]);

function sheetForm(number, times = []) {
  const table = tableOf(number);
  if (table === undefined || table.next === 0) return el('p', {}, t('venue.nothing_to_enter'));
  const said = el('p', { role: 'status' });
  const sides = leftAt(table);
  const tiles = sides.map(() => el('input', { type: 'number', min: 0, max: 84, required: true, inputmode: 'numeric' }));
  const used = sides.map((_, at) => el('input', { value: times[at] ?? '', placeholder: '19:30', inputmode: 'text', autocomplete: 'off' }));
  const confirmed = sides.map(() => el('input', { type: 'checkbox' }));
  const submit = async (event) => {
    event.preventDefault();
    const ms = used.map(({ value }) => (value.trim() === '' ? null : timeOf(value)));
    if (used.some(({ value }, at) => value.trim() !== '' && ms[at] === null) || ms.some((one) => (one === null) !== (ms[0] === null))) {
      said.textContent = t('venue.bad_time');
      return;
    }
    const sheet = {
      round: state.round,
      table: table.table,
      game: table.next,
      scores: tiles.map(({ value }) => Number(value)),
      times_ms: ms[0] === null ? null : ms,
      confirmed: confirmed.map(({ checked }) => checked),
      entries: table.heat ? sides.map(({ entry }) => entry) : [],
    };
    if (unlikely(sheet) && !confirm(t('venue.unlikely'))) return;
    try {
      said.className = '';
      said.textContent = await handIn(sheet);
      new Clock(clockKey(number), sides.length).clear();
      event.target.querySelector('button').disabled = true;
      event.target.removeAttribute('data-touched');
      await refresh();
    } catch (error) {
      said.className = 'bad';
      said.textContent = error.message;
    }
  };
  const field = (id, inputs) =>
    el('div', { class: 'two' }, sides.map((each, at) => el('label', {}, t(id, { name: each.name }), inputs[at])));
  return el(
    'form',
    { onsubmit: submit },
    el('h2', {}, t('venue.sheet_of', { table: number, round: state.round })),
    el('div', { class: 'two' }, sides.map((each) => el('strong', {}, side(each)))),
    field('venue.tiles_of', tiles),
    field('venue.time_of', used),
    el('div', { class: 'two' }, sides.map(({ name }, at) => el('label', { class: 'row' }, confirmed[at], t('venue.confirms', { name })))),
    el('div', { class: 'row' }, el('button', { class: 'first', type: 'submit' }, t('venue.hand_in')), el('a', { class: 'tab', href: '#/pairings' }, t('venue.back'))),
    said,
  );
}

/** What is hardly possible: a very wide margin, a winner with few tiles, a game of three minutes. */
function unlikely({ scores, times_ms: times }) {
  const quick = times !== null && times.some((ms) => ms < 3 * 60_000);
  return Math.max(...scores) - Math.min(...scores) > 40 || Math.max(...scores) < 8 || quick;
}

function sheets() {
  if (!atLeast('helper')) return [el('p', {}, t('venue.no_sheets'))];
  if (state.sheets.length === 0) return [el('p', {}, t('venue.no_sheets'))];
  return state.sheets.map((sheet) => {
    const said = el('p', { role: 'status', class: 'bad' });
    const reason = el('input', { autocomplete: 'off' });
    const decide = (accept) => async () => {
      try {
        await send('/decide', { number: sheet.number, accept, reason: reason.value });
        drawn = '';
        await refresh();
      } catch (error) {
        said.textContent = error.message;
      }
    };
    return el(
      'section',
      { class: 'sheet' },
      el('p', {}, el('strong', {}, `${sheet.place}: ${sheet.names.join(' – ')}`)),
      el('p', {}, `${sheet.scores.join(' – ')}${sheet.times_ms === null ? '' : `, ${sheet.times_ms.map(timeText).join(' – ')}`}`),
      el('p', { class: sheet.conflict ? 'bad' : 'muted' }, t(sheet.conflict ? 'venue.conflict' : 'venue.unconfirmed')),
      atLeast('director')
        ? el('div', {}, sheet.conflict ? el('label', {}, t('venue.reason'), reason) : null, el('div', { class: 'row' }, el('button', { class: 'first', onclick: decide(true) }, t('venue.accept')), el('button', { onclick: decide(false) }, t('venue.dismiss'))))
        : null,
      said,
    );
  });
}

// --- the clock -----------------------------------------------------------------------------------------------

const clockKey = (number) => `tantrix-clock-${state.name}-${state.round}-${number}-${tableOf(number)?.next ?? 0}`;
let ticking;

function tableClock(number) {
  clearInterval(ticking);
  const table = tableOf(number);
  if (table === undefined || table.next === 0) return [el('p', {}, t('venue.nothing_to_enter'))];
  const sides = leftAt(table);
  const clock = new Clock(clockKey(number), sides.length);
  const times = sides.map(() => el('span', { class: 'time' }));
  const costs = sides.map(() => el('span', { class: 'bad' }));
  const buttons = sides.map((each, at) =>
    el('button', { onclick: () => press(at), 'aria-pressed': 'false' }, side(each), times[at], costs[at]),
  );
  const pause = el('button', { onclick: () => stop() }, t('venue.pause'));
  const enter = el('button', { class: 'first', onclick: () => toSheet() }, t('venue.enter_result'));
  const hint = el('p', { class: 'muted' });
  const show = () => {
    for (const at of sides.keys()) {
      const used = clock.used(at);
      times[at].textContent = clockText(used, state.limit_ms);
      const cost = penalty(used, state.limit_ms);
      costs[at].textContent = cost > 0 ? t('venue.costs', { count: cost }) : '';
      buttons[at].classList.toggle('over', cost > 0);
      buttons[at].setAttribute('aria-pressed', String(clock.running === at));
    }
    pause.disabled = clock.running === null;
    enter.disabled = clock.running !== null || !clock.begun;
    hint.textContent = t(clock.running !== null ? 'venue.clock_runs' : clock.begun ? 'venue.clock_paused' : sides.length > 2 ? 'venue.clock_begin_heat' : 'venue.clock_begin');
  };
  const press = (at) => {
    clock.press(at);
    show();
  };
  const stop = () => {
    clock.pause();
    show();
  };
  const toSheet = () => {
    clearInterval(ticking);
    document.getElementById('main').replaceChildren(sheetForm(number, sides.map((_, at) => timeText(clock.used(at)))));
  };
  ticking = setInterval(show, 200);
  show();
  return [
    el('h2', {}, t('venue.clock_of', { table: number, round: state.round })),
    el('div', { class: sides.length > 2 ? 'clock many' : 'clock' }, buttons),
    hint,
    el('div', { class: 'row' }, pause, enter, el('a', { class: 'tab', href: '#/pairings' }, t('venue.back'))),
  ];
}

// --- who somebody is -----------------------------------------------------------------------------------------

function roleLine() {
  const link = el('a', { href: '#/pin' }, t(state.role === 'visitor' ? 'venue.have_pin' : 'venue.other_pin'));
  return [el('p', {}, `${t(`venue.role.${state.role}`)} `, link)];
}

function pinForm() {
  const pin = el('input', { inputmode: 'numeric', autocomplete: 'off', required: true });
  const said = el('p', { role: 'status', class: 'bad' });
  const submit = async (event) => {
    event.preventDefault();
    try {
      await send('/pin', { pin: pin.value });
      pin.blur();
      location.hash = '#/pairings';
      await refresh();
    } catch (error) {
      said.textContent = error.message;
    }
  };
  return el('form', { onsubmit: submit }, el('label', {}, t('venue.pin'), pin), el('div', { class: 'row' }, el('button', { class: 'first' }, t('venue.enter_pin')), el('a', { class: 'tab', href: '#/pairings' }, t('venue.back'))), said);
}

function count() {
  const line = document.getElementById('countdown');
  const starts = state?.starts_ms ?? 0;
  const left = starts - (Date.now() + ahead);
  const played = state?.tables.some(({ games }) => games.some((game) => game !== null)) ?? true;
  if (starts === 0 || played || left < -NO_SHOW_MS) line.textContent = starts > 0 && !played ? t('venue.no_show') : '';
  else line.textContent = left > 0 ? t('venue.starts_in', { time: timeText(left) }) : t('venue.no_show_in', { time: timeText(left + NO_SHOW_MS) });
}

const asked = await fetch(`/words${query}`);
({ lang: spoken, words } = await asked.json());
document.getElementById('main').addEventListener('input', ({ target }) => target.closest('form')?.setAttribute('data-touched', ''));
addEventListener('hashchange', () => {
  // A refresh may have come before, and drawn the place already: what stands there stays.
  draw();
  document.getElementById('name').focus();
});
await refresh();
setInterval(refresh, ASKED_MS);
setInterval(count, 500);
