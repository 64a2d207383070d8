/**
 * What Chakra hands on to an element, in place of `@emotion/is-prop-valid` with its list of every attribute there is:
 * the compiler knows which attributes an element has, so only what Chakra itself reads stays behind.
 */
export default prop => !chakraOnly.has(prop)

const chakraOnly = new Set(['as', 'asChild', 'unstyled', 'theme'])
