// Who may import whom inside the API (docs/decisions/0092).

export const tests = '\\.test\\.tsx?$|/testing/'

/** The API's floors from top to bottom. What runs stands above all of them, in the files of `api/src` itself. */
const floors = [
  '(server|worker)',
  'backoffice',
  'leaving',
  'payments',
  'books',
  'reading',
  'identity',
  'parties',
  'platform',
]
const whatRuns = '^api/src/[^/]+$'
const downTheFloors = {
  name: 'down-the-floors-of-the-api',
  comment:
    'The API stands in floors (docs/decisions/0092), and imports go down. Move the function or type to the room that owns it; what two need goes below both.',
  severity: 'error',
}

const rooms = `(?:${floors.slice(1).join('|')})`
const door = '^api/src/[^/]+/[^/]+/public\\.ts$'
const oneDoor = {
  name: 'rooms-of-the-api-have-one-door',
  comment:
    'A room of the API is what its public.ts exports, and may change everything else. Import from there; what is missing there is added by name, on purpose.',
  severity: 'error',
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const floorsOfTheApi = [
  ...floors.map((floor, index) => ({
    ...downTheFloors,
    from: { path: `^api/src/${floor}/`, pathNot: tests },
    to: { path: [whatRuns, ...floors.slice(0, index).map(upper => `^api/src/${upper}/`)] },
  })),
  {
    ...downTheFloors,
    from: { path: '^api/src/(server|worker)/', pathNot: tests },
    to: { path: '^api/src/(server|worker)/', pathNot: '^api/src/$1/' },
  },
  {
    ...oneDoor,
    from: { path: `^api/src/(${rooms}/[^/]+)/`, pathNot: tests },
    to: { path: `^api/src/${rooms}/`, pathNot: ['^api/src/$1/', door] },
  },
  {
    ...oneDoor,
    from: { path: ['^api/src/(server|worker)/', whatRuns], pathNot: tests },
    to: { path: `^api/src/${rooms}/`, pathNot: door },
  },
]
