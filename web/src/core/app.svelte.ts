import type { Bootstrap, Catalogue } from '../api/types.ts';
import { bootstrap } from '../api/calls/table.ts';
import type { Params } from './messages.ts';
import { Messages } from './messages.ts';
import { chooseLanguage, load, save, storage } from './settings.ts';
import type { Settings } from './settings.ts';

/** What every page shares: the person's settings, the words, the tiles and the voice for screen readers. */
class App {
  settings = $state<Settings>(load(storage()));
  messages = $state.raw(new Messages('en', {}));
  languages = $state.raw<string[]>([]);
  /** Tile number to its six letters by direction. */
  edges = $state.raw<Record<number, string>>({});
  /** Tile number to the letter of the colour of the number on its back. */
  backs = $state.raw<Record<number, string>>({});
  /** The levels of the robots of games other than Strategy. */
  levels = $state.raw<Record<string, string[]>>({});
  version = $state('');
  ready = $state(false);
  online = $state(navigator.onLine);
  /** What the polite live region says. */
  spoken = $state('');
  /** The game whose rules are told. */
  game = $state('strategy');
  /** Is told of every change of the settings. */
  changed: () => void = () => {};
  dialog = $state<'settings' | 'keys' | 'rules' | null>(null);

  /** Fetches words and tiles in the person's language. */
  async start(): Promise<void> {
    const spoken = this.languages.length > 0 ? this.languages : SPOKEN;
    const lang = chooseLanguage(this.settings.lang, navigator.languages, spoken);
    this.#fill(lang, await bootstrap(lang));
  }

  /** Keeps what was chosen; where the words of a new language cannot be had, the old ones stay and say so. */
  async change(settings: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...settings };
    save(this.settings, storage());
    this.changed();
    this.paint();
    if (settings.lang !== undefined) await this.start().catch(() => this.speak(this.messages.say('page.error.offline')));
  }

  /** Adds words that only some pages need. */
  learn(more: Catalogue): void {
    this.messages = new Messages(this.messages.lang, { ...this.messages.catalogue, ...more });
  }

  /** Gives the page its colours, and the movement that is wished for. */
  paint(): void {
    const { dataset } = document.documentElement;
    dataset.scheme = this.settings.scheme;
    dataset.theme = this.settings.theme;
    dataset.motion = this.settings.still ? 'still' : 'system';
  }

  /** Has a sentence spoken; said twice in a row, it is heard twice. */
  speak(text: string): void {
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  #fill(lang: string, bootstrap: Bootstrap): void {
    this.messages = new Messages(lang, bootstrap.messages);
    this.languages = bootstrap.languages;
    this.version = bootstrap.version;
    this.edges = Object.fromEntries(bootstrap.tiles.map(({ number, edges }) => [number, edges]));
    this.backs = Object.fromEntries(bootstrap.tiles.map((tile) => [tile.number, tile.number_colour]));
    this.levels = bootstrap.levels;
    document.documentElement.lang = lang;
    this.ready = true;
  }
}

/** The languages before the server has named its own. */
const SPOKEN = ['en', 'fr'];

export const app = new App();

/** Names of colours, and of links in a colour. */
const GREEN = /^(colour|page\.colour|page\.(link|puzzle|puzzles\.own)\.\w+)\.G$/;

/** Says a message in the language of the page; where white stands for green, green is called white. */
export function t(id: string, params: Params = {}): string {
  const white = app.settings.theme === 'white' && GREEN.test(id);
  return app.messages.say(white ? `${id.slice(0, -1)}W` : id, params);
}
