import { declareRemote } from './declare-remote.ts'

const declaration = { name: 'hello', prefix: 'hello', owner: 'team-hello' }

test.each([
  ['a prefix with a slash', { prefix: 'a/b' }],
  ['a name in capitals', { name: 'Hello' }],
  ['a menu target outside the prefix', { menu: { label: 'Hello', icon: 'home', order: 1, otherwise: '/signin' } }],
  ['no owner', { owner: '' }],
])('refuses %s', (_, change) => {
  expect(() => declareRemote({ ...declaration, ...change })).toThrow()
})

test('a remote stops whole when it is off, unless it says otherwise', () => {
  expect(declareRemote(declaration)).toEqual({ ...declaration, toggle: { whenOff: 'all' } })
})
