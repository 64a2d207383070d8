/**
 * What the document shares as `formik`: the hook and its access by path, without components, field arrays and what
 * only they need. A name that is missing here is `undefined` at run time only, so
 * `ops/src/local/testing/rules/curated-names.ts` compares the lists. The path of the file, because the name itself is
 * shared: a share that imports its own name waits for itself.
 */
export { getIn, setIn, useFormik } from 'formik/dist/formik.esm.js'
