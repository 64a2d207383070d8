// Who may import whom inside the host (docs/decisions/0101).

import { tests } from './.dependency-cruiser.api.mjs'

/** What every part of the host stands on, from top to bottom. The screens stand between the routes and the layout. */
const lower = [
  'layout',
  'request-key',
  'remotes',
  '(error|outline|viewers)',
  '(session|stats)',
  'reports',
  'navigation',
  'environment',
]
const start = '(app|routes|index\\.ts)'
const names = lower.join('|')
const screens = `(?!(?:app|routes|${names})/)[^/]+`
const floors = [start, screens, ...lower]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const floorsOfTheHost = floors.slice(1).map((floor, index) => ({
  name: 'down-the-floors-of-the-host',
  comment:
    'The host stands in floors (docs/decisions/0101), and imports go down. Move the function or type to the folder that owns it; what two need goes below both.',
  severity: 'error',
  from: { path: `^host/src/${floor}/`, pathNot: tests },
  to: { path: floors.slice(0, index + 1).map(upper => `^host/src/${upper}(/|$)`) },
}))
