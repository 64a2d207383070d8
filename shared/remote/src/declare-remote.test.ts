import { declareRemote } from './declare-remote.ts'

const declaration = { name: 'hello', prefix: 'hello', owner: 'team-hello' }

test.each([
  ['a prefix with a slash', { prefix: 'a/b' }, /lower-case letters/],
  ['a name in capitals', { name: 'Hello' }, /lower-case letters/],
  [
    'a menu target outside the prefix',
    { menu: { label: 'Hello', icon: 'home', order: 1, otherwise: '/signin' } },
    /a path below the prefix/,
  ],
  ['no owner', { owner: '' }, /Invalid length/],
])('refuses %s', (_, change, reason) => {
  expect(() => declareRemote({ ...declaration, ...change })).toThrow(reason)
})

test('a remote stops whole when it is off, unless it says otherwise', () => {
  expect(declareRemote(declaration)).toEqual({ ...declaration, toggle: { whenOff: 'all' } })
})
