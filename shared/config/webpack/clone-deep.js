/** The same for the values that a form begins with: the browser's own copy. */
export default value => structuredClone(value)
