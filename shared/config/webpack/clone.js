/** What formik takes from lodash for values and errors of a form, which are plain objects and lists. */
export default value => (Array.isArray(value) ? [...value] : { ...value })
