import file from '../../../build/page/course.json?url';
import { courseApi as served } from '../api/calls/course.ts';
import type { JudgedAnswer, LessonRow, Option, Shown, StepForm, StepName } from '../api/course.ts';
import { ApiError } from '../api/http.ts';
import type { PlacementPreview, View, WireError } from '../api/types.ts';
import type { AskedRules, StoredGame } from '../rules/index.ts';
import { ownRobots, ownRules } from '../rules/index.ts';

/** The course as pages ask for it: of the server, or, where it cannot be reached, of a file of the page and its own rules. */

/** What is said of a placement: why it is wrong, what the praise may name, or what is said of those that follow. */
interface Said {
  why?: WireError;
  praise?: JudgedAnswer['params'];
  next?: Tree;
}
type Tree = { [code: string]: Said };

/** A step as `tools/offline_course.py` writes it; one of the last three tells what is asked. */
export interface KeptStep {
  form: Omit<StepForm, 'view'>;
  position: string;
  moves: string[];
  /** What is to be chosen, and why each of the other options should not be, null for those that should. */
  choose?: { right: Option[]; surplus: (WireError | null)[] };
  place?: Tree;
  /** So many free moves against a robot, to an indirect length, or null to be ahead. */
  play?: { turns: number; indirect: number | null };
}

export interface Kept {
  lessons: LessonRow[];
  steps: Record<string, KeptStep>;
}

export interface CourseWorld {
  kept(): Promise<Kept>;
  rules: Pick<AskedRules, 'view' | 'preview' | 'act' | 'indirect'>;
  /** What the robot places, the same each time. */
  choose(game: StoredGame): Promise<string>;
}

/** How a step stands after some placements, and those with which the robot answered the last. */
interface Standing {
  game: StoredGame;
  view: View;
  /** The free moves of the person. */
  free: number;
  replies: string[];
  views: View[];
}

const PERSON = 0;

const same = (one: Option, other: Option) => `${one}` === `${other}`;

function unknown(id: string): ApiError {
  return new ApiError({ id, params: {}, cells: [] }, 404);
}

/** The course without a server. */
export class OfflineCourse {
  /** What the robot has answered, by the placements before. */
  readonly #answers = new Map<string, string>();

  constructor(private readonly world: CourseWorld) {}

  async lessons(): Promise<{ lessons: LessonRow[] }> {
    const { lessons } = await this.world.kept();
    return { lessons };
  }

  async step(name: StepName): Promise<StepForm> {
    const step = await this.#step(name);
    const { view } = await this.#after(step, []);
    return { ...step.form, view };
  }

  async answer(name: StepName, body: { placements: string[] } | { chosen: Option[] }): Promise<JudgedAnswer> {
    const step = await this.#step(name);
    const standing = await this.#after(step, 'placements' in body ? body.placements : []);
    const { view, replies, views } = standing;
    const judged = 'chosen' in body ? this.#choice(step, body.chosen) : await this.#placed(step, body.placements, standing);
    return { ...judged, view, replies, views };
  }

  async preview(name: StepName, placements: string[], placement: string): Promise<PlacementPreview> {
    const { game } = await this.#after(await this.#step(name), placements);
    return this.world.rules.preview(game, placement);
  }

  async show(name: StepName, placements: string[]): Promise<Shown> {
    const step = await this.#step(name);
    if (step.choose !== undefined) return { placement: null, chosen: step.choose.right };
    if (step.place !== undefined) {
      const [good] = Object.entries(said(step.place, placements).next ?? {}).find(([, one]) => endsWell(one)) ?? [null];
      return { placement: good, chosen: null };
    }
    const { game, view } = await this.#after(step, placements);
    return { placement: view.player === PERSON ? await this.#chosen(game) : null, chosen: null };
  }

  async #step({ lesson, step }: StepName): Promise<KeptStep> {
    const { steps } = await this.world.kept();
    const found = steps[`${lesson}.${step}`] as KeptStep | undefined;
    if (found === undefined) throw unknown('bad.path');
    return found;
  }

  /** Makes the placements of the person, and between them those of the robot. */
  async #after({ position, moves, play }: KeptStep, placements: readonly string[]): Promise<Standing> {
    const { rules } = this.world;
    let game: StoredGame = { position, actions: moves };
    let view = await rules.view(game);
    const standing: Pick<Standing, 'free' | 'replies' | 'views'> = { free: 0, replies: [], views: [] };
    const make = async (code: string) => {
      const act = await rules.act(game, code);
      game = { position, actions: [...game.actions, code] };
      view = act.view;
      return act.entry?.stage;
    };
    for (const code of placements) {
      standing.free += (await make(code)) === 'free' ? 1 : 0;
      [standing.replies, standing.views] = [[], []];
      while (play !== undefined && view.player !== null && view.player !== PERSON) {
        const reply = await this.#chosen(game);
        standing.views.push(view);
        standing.replies.push(reply);
        await make(reply);
      }
    }
    return { ...standing, game, view };
  }

  async #chosen(game: StoredGame): Promise<string> {
    const key = [game.position, ...game.actions].join(' ');
    const known = this.#answers.get(key) ?? (await this.world.choose(game));
    this.#answers.set(key, known);
    return known;
  }

  /** First of what is too much, then of what is missing. */
  #choice({ form, choose }: KeptStep, chosen: readonly Option[]): Omit<JudgedAnswer, 'view' | 'replies' | 'views'> {
    if (choose === undefined || form.task.kind !== 'choose') throw unknown('bad.message');
    const { options } = form.task;
    const surplus = options.findIndex((option, index) => choose.surplus[index] !== null && chosen.some((one) => same(one, option)));
    if (surplus >= 0) return wrong(choose.surplus[surplus]);
    const count = choose.right.length - chosen.length;
    return count > 0 ? wrong({ id: 'course.why.missing', params: { count }, cells: [] }) : right({});
  }

  async #placed({ place, play }: KeptStep, placements: readonly string[], standing: Standing): Promise<Omit<JudgedAnswer, 'view' | 'replies' | 'views'>> {
    if (place !== undefined) {
      const { why, praise } = said(place, placements);
      return why === undefined ? right(praise ?? null) : wrong(why);
    }
    const { game, view, free } = standing;
    const ended = view.player === null || (free >= (play?.turns ?? 0) && view.stage !== 'after');
    if (!ended) return right(null);
    const [count, theirs] = view.scores;
    const indirect = await this.world.rules.indirect(game, view.colours[PERSON] as 'R');
    const asked = play?.indirect ?? null;
    if (asked !== null && indirect < asked) return wrong({ id: 'course.why.builds', params: { count: indirect, asked }, cells: [] });
    if (asked === null && count <= theirs) return wrong({ id: 'course.why.behind', params: { count, theirs }, cells: [] });
    return right({ count, theirs, indirect });
  }
}

const wrong = (why: WireError | null) => ({ right: false, done: false, why, params: {} });
/** Right so far, and done where there is praise. */
const right = (praise: JudgedAnswer['params'] | null) => ({ right: true, done: praise !== null, why: null, params: praise ?? {} });

/** What is said of the last of some placements. */
function said(place: Tree, placements: readonly string[]): Said {
  return placements.reduce<Said>((before, code) => {
    const one = before.next?.[code];
    if (one === undefined) throw unknown('bad.placement');
    return one;
  }, { next: place });
}

function endsWell({ praise, next }: Said): boolean {
  return praise !== undefined || Object.values(next ?? {}).some(endsWell);
}

const ROBOT = 'planner';
const SEED = 1;

let read: Promise<Kept> | null = null;
let course: OfflineCourse | null = null;

function own(): OfflineCourse | null {
  const rules = ownRules();
  if (rules === null) return null;
  course ??= new OfflineCourse({
    kept: () => (read ??= fetch(file).then((response) => response.json())),
    rules,
    choose: (game) => ownRobots().choose(game, ROBOT, SEED),
  });
  return course;
}

/** What the server answers, or what the page does where the server cannot be reached. */
async function orOwn<Answer>(asked: Promise<Answer>, ask: (course: OfflineCourse) => Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const offline = error instanceof ApiError && error.status === 0 ? own() : null;
    if (offline === null) throw error;
    return ask(offline);
  }
}

export const courseApi: typeof served = {
  lessons: () => orOwn(served.lessons(), (kept) => kept.lessons()),
  step: (name) => orOwn(served.step(name), (kept) => kept.step(name)),
  answer: (name, body) => orOwn(served.answer(name, body), (kept) => kept.answer(name, body)),
  preview: (...asked) => orOwn(served.preview(...asked), (kept) => kept.preview(...asked)),
  show: (...asked) => orOwn(served.show(...asked), (kept) => kept.show(...asked)),
};
