// Loaded before the tests (`--import`). Node's test runner follows every promise to its end, to forget it; that takes a
// tenth of the time of tests that ask a database a lot. A process of tests ends soon enough to forget nothing.
import asyncHooks from 'node:async_hooks'

const { createHook } = asyncHooks
asyncHooks.createHook = ({ destroy: _, ...callbacks }) => createHook(callbacks)
