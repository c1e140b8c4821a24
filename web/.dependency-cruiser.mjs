/**
 * The layers of the page, lowest first. A room imports from itself and from rooms above it in this list, never from one below.
 * Within `features` the second list holds in the same way, one layer a line: features of one line know nothing of each other.
 */
const rooms = ['board', 'api', 'rules', 'core', 'offline', 'ui', 'features', 'app'];
const features = [
  ['analysis', 'chat', 'puzzle', 'race', 'bots', 'rankings', 'learn'],
  ['table', 'daily', 'freetable'],
  ['archive', 'course', 'review', 'setup', 'tactics'],
  ['home'],
  ['accounts'],
  ['forum', 'lobby', 'notifications', 'posts', 'study', 'tournaments'],
  ['adjudication'],
];

const within = (names) => `^src/features/(${names.join('|')})/`;

/** What may be imported from a room: all that stands before it. `api` and `board` stand side by side. */
const upward = rooms.slice(0, -1).map((room, index) => ({
  name: `room-${room}`,
  comment: `${room} may not import from the rooms that are built on it`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${rooms.slice(index + 1).join('|')})/` },
}));

const sideways = features.flatMap((layer, index) => {
  const above = features.slice(index + 1).flat();
  return layer.map((feature) => ({
    name: `feature-${feature}`,
    comment: `${feature} may import from features of lower layers only`,
    severity: 'error',
    from: { path: within([feature]) },
    to: { path: within([...layer.filter((other) => other !== feature), ...above]) },
  }));
});

export default {
  forbidden: [
    ...upward,
    ...sideways,
    {
      name: 'api-alone',
      comment: 'api knows nothing of the board',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/board/' },
    },
    {
      name: 'rules-alone',
      comment: 'the native rules know what the server sends, and nothing of the board',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { path: '^src/board/' },
    },
    {
      name: 'known-room',
      comment: 'every file is in a room and, below features, in a feature of the list',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [`^src/(${rooms.filter((room) => room !== 'features').join('|')})/`, within(features.flat())] },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^src/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['svelte', 'browser', 'import', 'default'], extensions: ['.ts', '.svelte', '.js', '.css', '.svg'] },
  },
};
