// The features of each remote, and the rooms that they stand on (docs/decisions/0094).

import { tests } from './.dependency-cruiser.api.mjs'

/** What the features of a remote stand on: its rooms, from top to bottom. */
const roomsOf = {
  'remote-payments':
    'several/run card-payment draft prepared/items existing-payment listing evidence company issuer form-rules fee checkout invoice-values'.split(
      ' ',
    ),
  'remote-collections':
    'draft schedules listing verification request calculation deposit dialog request-flow request-form frozen'.split(
      ' ',
    ),
  'remote-(?!payments/|collections/)[^/]+': ['common'],
}

/** Features of one remote, and the rooms below them. */
const floorsOfRemote = ([remote, rooms]) => {
  const anyRoom = `(?:${rooms.join('|')})`
  return [
    {
      name: 'features-meet-in-routes-and-rooms',
      comment:
        'A feature of a remote can be deleted with its folder. What two of them need goes to the room of its subject, or to common/ where a remote has no rooms; the way between them is a path of paths.ts.',
      severity: 'error',
      from: { path: `^(${remote}/src)/([^/]+)/` },
      to: { path: '^$1/[^/]+/', pathNot: `^$1/($2|${anyRoom}|testing)/` },
    },
    {
      name: 'rooms-know-no-feature',
      comment:
        'Features stand on the rooms of a remote, or on its common/. Hand the difference in as a prop or an argument.',
      severity: 'error',
      from: { path: `^(${remote}/src)/${anyRoom}/`, pathNot: tests },
      to: { path: ['^$1/[^/]+/', '^$1/routes\\.tsx$'], pathNot: `^$1/${anyRoom}/` },
    },
    ...rooms.slice(1).map((room, index) => ({
      name: 'down-the-rooms-of-remotes',
      comment:
        'The rooms of a remote stand on each other (docs/decisions/0094), and imports go down. Move the function or type to the room that owns it; what two need goes below both.',
      severity: 'error',
      from: { path: `^${remote}/src/${room}/`, pathNot: tests },
      to: { path: rooms.slice(0, index + 1).map(upper => `^${remote}/src/${upper}/`) },
    })),
  ]
}

export const floorsOfTheRemotes = Object.entries(roomsOf).flatMap(floorsOfRemote)
