import { untrack } from 'svelte';
import type { Bootstrap } from '../api/types.ts';
import { bootstrap } from '../api/calls/table.ts';
import type { Catalogue, Lang, Params } from './messages.ts';
import { Messages } from './messages.ts';
import { chooseLanguage, load, save, storage } from './settings.ts';
import type { Settings } from './settings.ts';
import { EVERYWHERE, LANGUAGES, loadWords } from './words.ts';

/** What every page shares: the person's settings, the words, the tiles and the voice for screen readers. */
class App {
  settings = $state<Settings>(load(storage()));
  messages = $state.raw(new Messages('en', {}));
  /** Tile number to its six letters by direction. */
  edges = $state.raw<Record<number, string>>({});
  /** Tile number to the letter of the colour of the number on its back. */
  backs = $state.raw<Record<number, string>>({});
  /** The levels of the robots of games other than Strategy. */
  levels = $state.raw<Record<string, string[]>>({});
  version = $state('');
  ready = $state(false);
  online = $state(navigator.onLine);
  /** The name of the account, under which one appears everywhere; empty without one. */
  account = $state('');
  /** Whether the server has said, or failed to say, who is here. */
  asked = $state(false);
  /** What the polite live region says. */
  spoken = $state('');
  /** The game whose rules are told. */
  game = $state('strategy');
  /** Is told of every change of the settings. */
  changed: () => void = () => {};
  dialog = $state<'settings' | 'keys' | 'rules' | null>(null);

  /** The parts of the words that the pages opened so far need. */
  readonly #parts = new Set(EVERYWHERE);
  /** What was needed when the words were last loaded. */
  #known = '';

  /** Fetches what is the same for everybody. */
  async start(): Promise<void> {
    this.#fill(await bootstrap());
  }

  /** Loads these parts of the words, too; from now on every change of language does so. */
  async need(parts: readonly string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    await this.#learn();
  }

  /** Fetches a component that not everybody opens, together with its words. */
  part<Part>(load: () => Promise<{ default: Part }>, words: readonly string[]): Promise<Part> {
    return untrack(async () => {
      const [loaded] = await Promise.all([load(), this.need(words)]);
      return loaded.default;
    });
  }

  /** Keeps what was chosen; where the words of a new language cannot be had, the old ones stay and say so. */
  async change(settings: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...settings };
    save(this.settings, storage());
    this.changed();
    this.paint();
    if (settings.lang !== undefined) await this.#learn().catch(() => this.speak(this.messages.say('page.error.offline')));
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

  /** Loads all the words needed; again where more, or another language, came to be needed meanwhile. */
  async #learn(): Promise<void> {
    while (this.#known !== this.#needed()) {
      const needed = this.#needed();
      const lang = this.#lang();
      const catalogue = await loadWords(lang, this.#parts);
      if (needed !== this.#needed()) continue;
      this.#known = needed;
      this.#say(lang, catalogue);
    }
  }

  #lang(): Lang {
    return chooseLanguage(this.settings.lang, navigator.languages, LANGUAGES);
  }

  /** The language and the number of parts of the words that are needed. */
  #needed(): string {
    return `${this.#lang()} ${this.#parts.size}`;
  }

  #say(lang: Lang, catalogue: Catalogue): void {
    this.messages = new Messages(lang, catalogue);
    document.documentElement.lang = lang;
  }

  #fill(bootstrap: Bootstrap): void {
    this.version = bootstrap.version;
    this.edges = Object.fromEntries(bootstrap.tiles.map(({ number, edges }) => [number, edges]));
    this.backs = Object.fromEntries(bootstrap.tiles.map((tile) => [tile.number, tile.number_colour]));
    this.levels = bootstrap.levels;
    this.ready = true;
  }
}

export const app = new App();

/** Names of colours, and of links in a colour. */
const GREEN = /^(colour|page\.colour|page\.(link|puzzle|puzzles\.own)\.\w+)\.G$/;

/** Says a message in the language of the page; where white stands for green, green is called white. */
export function t(id: string, params: Params = {}): string {
  const white = app.settings.theme === 'white' && GREEN.test(id);
  return app.messages.say(white ? `${id.slice(0, -1)}W` : id, params);
}
